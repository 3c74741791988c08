#ifndef CLIP_LIBRARIES_H
#define CLIP_LIBRARIES_H

#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/frame.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/mem.h>
#include <libswscale/swscale.h>

#define AVUTIL_FUNCTIONS(FUNCTION) \
  FUNCTION(av_display_rotation_get) \
  FUNCTION(av_frame_alloc)         \
  FUNCTION(av_frame_free)          \
  FUNCTION(av_frame_unref)         \
  FUNCTION(av_free)                \
  FUNCTION(av_freep)               \
  FUNCTION(av_log_set_level)       \
  FUNCTION(av_malloc)

#define AVCODEC_FUNCTIONS(FUNCTION)        \
  FUNCTION(av_packet_alloc)                \
  FUNCTION(av_packet_free)                 \
  FUNCTION(av_packet_unref)                \
  FUNCTION(avcodec_alloc_context3)         \
  FUNCTION(avcodec_find_decoder)           \
  FUNCTION(avcodec_flush_buffers)          \
  FUNCTION(avcodec_free_context)           \
  FUNCTION(avcodec_open2)                  \
  FUNCTION(avcodec_parameters_to_context)  \
  FUNCTION(avcodec_receive_frame)          \
  FUNCTION(avcodec_send_packet)

#define AVFORMAT_FUNCTIONS(FUNCTION)    \
  FUNCTION(av_find_input_format)        \
  FUNCTION(av_read_frame)               \
  FUNCTION(avformat_alloc_context)      \
  FUNCTION(avformat_close_input)        \
  FUNCTION(avformat_free_context)       \
  FUNCTION(avformat_open_input)         \
  FUNCTION(avio_alloc_context)          \
  FUNCTION(avio_context_free)

#define SWSCALE_FUNCTIONS(FUNCTION) \
  FUNCTION(sws_freeContext)         \
  FUNCTION(sws_getCachedContext)    \
  FUNCTION(sws_scale)

#define LIBRARY_MEMBER(function) __typeof__(&function) function;

/// The functions that are called, by name.
struct ClipLibraries {
  AVUTIL_FUNCTIONS(LIBRARY_MEMBER)
  AVCODEC_FUNCTIONS(LIBRARY_MEMBER)
  AVFORMAT_FUNCTIONS(LIBRARY_MEMBER)
  SWSCALE_FUNCTIONS(LIBRARY_MEMBER)
};

/// Loads the libraries at its first call; a null pointer where one is missing or too old. Not for two threads at once.
const struct ClipLibraries *load_clip_libraries(void);

#endif
