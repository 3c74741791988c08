#define _GNU_SOURCE
#include "ClipDecoding.h"

#include "ClipLibraries.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <unistd.h>

struct Clip {
  const struct ClipLibraries *libraries;
  int file;
  int64_t position;
  AVIOContext *input;
  AVFormatContext *format;
  AVCodecContext *decoder;
  struct SwsContext *scaler;
  AVPacket *packet;
  AVFrame *frame;
  int track;
  int64_t most_pixels;
  double unit, start, end;
  // After a damaged picture, those that may depend on it are skipped.
  bool waits_for_key_frame;
  bool is_at_end;
};

// MARK: Bytes

static int read_bytes(void *context, uint8_t *bytes, int count) {
  struct Clip *clip = context;
  ssize_t got;
  do got = pread(clip->file, bytes, (size_t)count, clip->position);
  while (got < 0 && errno == EINTR);
  if (got < 0) return AVERROR(errno);
  if (got == 0) return AVERROR_EOF;
  clip->position += got;
  return (int)got;
}

static int64_t seek_bytes(void *context, int64_t offset, int whence) {
  struct Clip *clip = context;
  int64_t size = lseek(clip->file, 0, SEEK_END);
  switch (whence & ~AVSEEK_FORCE) {
    case AVSEEK_SIZE: return size;
    case SEEK_SET: break;
    case SEEK_CUR: offset += clip->position; break;
    case SEEK_END: offset += size; break;
    default: return AVERROR(EINVAL);
  }
  if (offset < 0) return AVERROR(EINVAL);
  clip->position = offset;
  return offset;
}

// A film may name other files: none is opened.
static int refuse_file(AVFormatContext *format, AVIOContext **input, const char *address, int flags,
                       AVDictionary **options) {
  (void)format, (void)input, (void)address, (void)flags, (void)options;
  return AVERROR(EACCES);
}

// MARK: Opening

// The codings of phones and cameras: fewer than the library's several hundred can be attacked.
static bool is_known(enum AVCodecID coding) {
  switch (coding) {
    case AV_CODEC_ID_H264:
    case AV_CODEC_ID_HEVC:
    case AV_CODEC_ID_AV1:
    case AV_CODEC_ID_VP8:
    case AV_CODEC_ID_VP9:
    case AV_CODEC_ID_MJPEG:
    case AV_CODEC_ID_PRORES: return true;
    default: return false;
  }
}

static const char *name_of(enum ClipContainer container) {
  switch (container) {
    case CLIP_QUICKTIME: return "mov";
    case CLIP_MATROSKA: return "matroska";
    case CLIP_AVI: return "avi";
  }
  return "";
}

// Returns the track of pictures with most pixels, or -1. A cover of music is not counted.
static int find_track(const AVFormatContext *format) {
  int track = -1;
  int64_t most = -1;
  for (unsigned index = 0; index < format->nb_streams; index++) {
    const AVStream *stream = format->streams[index];
    if (stream->codecpar->codec_type != AVMEDIA_TYPE_VIDEO || stream->disposition & AV_DISPOSITION_ATTACHED_PIC) continue;
    int64_t pixels = (int64_t)stream->codecpar->width * stream->codecpar->height;
    if (pixels <= most) continue;
    most = pixels;
    track = (int)index;
  }
  return track;
}

static const int32_t *display_matrix(const AVStream *stream) {
  for (int index = 0;; index++) {
#if LIBAVFORMAT_VERSION_MAJOR >= 61
    if (index >= stream->codecpar->nb_coded_side_data) return NULL;
    const AVPacketSideData *data = &stream->codecpar->coded_side_data[index];
#else
    if (index >= stream->nb_side_data) return NULL;
    const AVPacketSideData *data = &stream->side_data[index];
#endif
    if (data->type == AV_PKT_DATA_DISPLAYMATRIX && data->size >= 9 * sizeof(int32_t)) return (const int32_t *)data->data;
  }
}

static int quarter_turns(const struct ClipLibraries *libraries, const AVStream *stream) {
  const int32_t *matrix = display_matrix(stream);
  if (matrix == NULL) return 0;
  // Counterclockwise degrees, not a number for a matrix that turns nothing.
  double degrees = libraries->av_display_rotation_get(matrix);
  if (isnan(degrees)) return 0;
  return ((int)lround(-degrees / 90) % 4 + 4) % 4;
}

static enum ClipFault open_clip(struct Clip *clip, enum ClipContainer container, struct ClipFacts *facts) {
  const struct ClipLibraries *libraries = clip->libraries;
  const int piece = 1 << 16;
  uint8_t *bytes = libraries->av_malloc(piece);
  if (bytes == NULL) return CLIP_NEEDS_MEMORY;
  clip->input = libraries->avio_alloc_context(bytes, piece, 0, clip, read_bytes, NULL, seek_bytes);
  if (clip->input == NULL) {
    libraries->av_free(bytes);
    return CLIP_NEEDS_MEMORY;
  }
  clip->format = libraries->avformat_alloc_context();
  clip->packet = libraries->av_packet_alloc();
  clip->frame = libraries->av_frame_alloc();
  if (clip->format == NULL || clip->packet == NULL || clip->frame == NULL) return CLIP_NEEDS_MEMORY;
  clip->format->pb = clip->input;
  clip->format->flags |= AVFMT_FLAG_CUSTOM_IO;
  clip->format->io_open = refuse_file;
  const AVInputFormat *container_format = libraries->av_find_input_format(name_of(container));
  if (container_format == NULL) return CLIP_CODING_IS_UNKNOWN;
  // On failure libavformat frees the context.
  if (libraries->avformat_open_input(&clip->format, NULL, container_format, NULL) < 0) return CLIP_IS_DAMAGED;
  clip->track = find_track(clip->format);
  if (clip->track < 0) return CLIP_HAS_NO_PICTURES;
  for (unsigned index = 0; index < clip->format->nb_streams; index++)
    if ((int)index != clip->track) clip->format->streams[index]->discard = AVDISCARD_ALL;
  const AVStream *stream = clip->format->streams[clip->track];
  const AVCodecParameters *coding = stream->codecpar;
  const AVCodec *decoder = is_known(coding->codec_id) ? libraries->avcodec_find_decoder(coding->codec_id) : NULL;
  if (decoder == NULL) return CLIP_CODING_IS_UNKNOWN;
  facts->width = coding->width;
  facts->height = coding->height;
  if (coding->width <= 0 || coding->height <= 0) return CLIP_IS_DAMAGED;
  if ((int64_t)coding->width * coding->height > clip->most_pixels) return CLIP_IS_TOO_LARGE;
  clip->unit = av_q2d(stream->time_base);
  clip->start = stream->start_time == AV_NOPTS_VALUE ? 0 : (double)stream->start_time * clip->unit;
  if (stream->duration != AV_NOPTS_VALUE && stream->duration > 0)
    facts->seconds = (double)stream->duration * clip->unit;
  else if (clip->format->duration != AV_NOPTS_VALUE && clip->format->duration > 0)
    facts->seconds = (double)clip->format->duration / AV_TIME_BASE;
  facts->frames = stream->nb_frames > 0 ? stream->nb_frames : 0;
  // Of an AVI file that was cut off, libavformat shortens the duration to the bytes that are there. The number of
  // pictures stays the header's, and the unit is a picture's duration (Microsoft's AVISTREAMHEADER: dwLength, dwScale).
  if (container == CLIP_AVI) facts->seconds = fmax(facts->seconds, (double)facts->frames * clip->unit);
  facts->quarter_turns = quarter_turns(libraries, stream);
  clip->decoder = libraries->avcodec_alloc_context3(decoder);
  if (clip->decoder == NULL) return CLIP_NEEDS_MEMORY;
  if (libraries->avcodec_parameters_to_context(clip->decoder, coding) < 0) return CLIP_IS_DAMAGED;
  clip->decoder->pkt_timebase = stream->time_base;
  // Throughput grows with worker processes; threads would only take their cores.
  clip->decoder->thread_count = 1;
  // The stream may say another size than the header.
  clip->decoder->max_pixels = clip->most_pixels;
  // Incomplete pictures are dropped: guessed pixels would make guessed letters.
  clip->decoder->error_concealment = 0;
  clip->decoder->err_recognition = AV_EF_CRCCHECK | AV_EF_BITSTREAM | AV_EF_BUFFER | AV_EF_EXPLODE;
  if (libraries->avcodec_open2(clip->decoder, decoder, NULL) < 0) return CLIP_IS_DAMAGED;
  return CLIP_IS_FINE;
}

struct Clip *clip_open(int file, enum ClipContainer container, int64_t most_pixels, struct ClipFacts *facts,
                       enum ClipFault *fault) {
  *facts = (struct ClipFacts){0};
  const struct ClipLibraries *libraries = load_clip_libraries();
  if (libraries == NULL) {
    *fault = CLIP_NEEDS_LIBRARY;
    return NULL;
  }
  struct Clip *clip = calloc(1, sizeof *clip);
  if (clip == NULL) {
    *fault = CLIP_NEEDS_MEMORY;
    return NULL;
  }
  clip->libraries = libraries;
  clip->file = file;
  clip->most_pixels = most_pixels;
  *fault = open_clip(clip, container, facts);
  if (*fault == CLIP_IS_FINE) return clip;
  clip_close(clip);
  return NULL;
}

void clip_close(struct Clip *clip) {
  if (clip == NULL) return;
  const struct ClipLibraries *libraries = clip->libraries;
  libraries->sws_freeContext(clip->scaler);
  libraries->avcodec_free_context(&clip->decoder);
  libraries->av_packet_free(&clip->packet);
  libraries->av_frame_free(&clip->frame);
  libraries->avformat_close_input(&clip->format);
  if (clip->input != NULL) {
    // The library may have exchanged the buffer.
    libraries->av_freep(&clip->input->buffer);
    libraries->avio_context_free(&clip->input);
  }
  free(clip);
}

// MARK: Pictures

void clip_take_key_frames(struct Clip *clip) { clip->decoder->skip_frame = AVDISCARD_NONKEY; }

// Notes the end of the packet that was read, where it is whole.
static void note_end(struct Clip *clip) {
  const AVPacket *packet = clip->packet;
  int64_t time = packet->pts != AV_NOPTS_VALUE ? packet->pts : packet->dts;
  if (packet->flags & AV_PKT_FLAG_CORRUPT || time == AV_NOPTS_VALUE) return;
  double end = ((double)time + (double)packet->duration) * clip->unit - clip->start;
  if (end > clip->end) clip->end = end;
}

// Gives the decoder the next packet of the track; false after the last.
static bool feed(struct Clip *clip) {
  const struct ClipLibraries *libraries = clip->libraries;
  while (!clip->is_at_end) {
    libraries->av_packet_unref(clip->packet);
    if (libraries->av_read_frame(clip->format, clip->packet) < 0) {
      clip->is_at_end = true;
      libraries->avcodec_send_packet(clip->decoder, NULL);
      return true;
    }
    if (clip->packet->stream_index != clip->track) continue;
    note_end(clip);
    bool is_key = clip->packet->flags & AV_PKT_FLAG_KEY;
    if (clip->packet->flags & AV_PKT_FLAG_CORRUPT) clip->waits_for_key_frame = true;
    else if (is_key) clip->waits_for_key_frame = false;
    if (clip->waits_for_key_frame) continue;
    if (libraries->avcodec_send_packet(clip->decoder, clip->packet) >= 0) return true;
    libraries->avcodec_flush_buffers(clip->decoder);
    clip->waits_for_key_frame = true;
  }
  return false;
}

static bool is_whole(const struct Clip *clip) {
  const AVFrame *frame = clip->frame;
  return !(frame->flags & AV_FRAME_FLAG_CORRUPT) && frame->decode_error_flags == 0 && frame->width > 0 &&
         frame->height > 0 && (int64_t)frame->width * frame->height <= clip->most_pixels;
}

double clip_next(struct Clip *clip) {
  const struct ClipLibraries *libraries = clip->libraries;
  for (;;) {
    int outcome = libraries->avcodec_receive_frame(clip->decoder, clip->frame);
    if (outcome == AVERROR(EAGAIN)) {
      if (!feed(clip)) return -1;
      continue;
    }
    if (outcome == AVERROR_EOF) return -1;
    if (outcome < 0 || !is_whole(clip)) {
      libraries->av_frame_unref(clip->frame);
      if (clip->is_at_end) return -1;
      libraries->avcodec_flush_buffers(clip->decoder);
      clip->waits_for_key_frame = true;
      continue;
    }
    int64_t time = clip->frame->best_effort_timestamp;
    double seconds = time == AV_NOPTS_VALUE ? 0 : (double)time * clip->unit - clip->start;
    return seconds > 0 ? seconds : 0;
  }
}

double clip_end(const struct Clip *clip) { return clip->end; }

bool clip_draw(struct Clip *clip, int width, int height, uint8_t *levels) {
  const struct ClipLibraries *libraries = clip->libraries;
  const AVFrame *frame = clip->frame;
  if (frame->data[0] == NULL || width <= 0 || height <= 0) return false;
  clip->scaler = libraries->sws_getCachedContext(clip->scaler, frame->width, frame->height, frame->format, width, height,
                                                 AV_PIX_FMT_GRAY8, SWS_AREA, NULL, NULL, NULL);
  if (clip->scaler == NULL) return false;
  uint8_t *planes[4] = {levels};
  int strides[4] = {width};
  return libraries->sws_scale(clip->scaler, (const uint8_t *const *)frame->data, frame->linesize, 0, frame->height, planes,
                              strides) == height;
}
