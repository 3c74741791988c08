// The frames of films, by libavformat and libavcodec. These bring some hundred libraries with them and few files need
// them, so that the first film loads them (dlopen(3)). They are given bytes alone: no path, no network, no other file.
// Metadata of a film is never read.

#ifndef CLIP_DECODING_H
#define CLIP_DECODING_H

#include <stdbool.h>
#include <stdint.h>

/// The wrapping of a film, by its first bytes.
enum ClipContainer { CLIP_QUICKTIME, CLIP_MATROSKA, CLIP_AVI };

/// The reason why a film cannot be read.
enum ClipFault {
  CLIP_IS_FINE,
  /// A library is not installed.
  CLIP_NEEDS_LIBRARY,
  /// The header is incomplete or nonsense.
  CLIP_IS_DAMAGED,
  /// There is no track of pictures.
  CLIP_HAS_NO_PICTURES,
  /// The codec is not supported.
  CLIP_CODING_IS_UNKNOWN,
  /// A picture has more pixels than allowed.
  CLIP_IS_TOO_LARGE,
  /// Memory ran out.
  CLIP_NEEDS_MEMORY,
};

/// The size, length and orientation of a film by its header.
struct ClipFacts {
  /// Columns and rows as stored.
  int width, height;
  /// The length in seconds; 0 where the header has none.
  double seconds;
  /// The number of pictures; 0 where the header has none.
  int64_t frames;
  /// Quarter turns clockwise that make a picture upright, 0 ... 3.
  int quarter_turns;
};

/// A film that is being read.
struct Clip;

/// The Debian packages that hold the libraries, separated by blanks.
const char *clip_packages(void);

/// Opens the film in `file`, which stays the caller's and is read from its beginning.
///
/// `most_pixels` are the most that a picture may have. Returns a null pointer where `fault` says why.
/// `facts` has the size where the fault is CLIP_IS_TOO_LARGE. Not for two threads at once.
struct Clip *clip_open(int file, enum ClipContainer container, int64_t most_pixels, struct ClipFacts *facts,
                       enum ClipFault *fault);

/// Skips pictures that depend on others from now on.
void clip_take_key_frames(struct Clip *clip);

/// Decodes the next picture that is whole.
///
/// Returns its time in seconds from the beginning; a negative number after the last.
double clip_next(struct Clip *clip);

/// The end in seconds of the last picture that was in the file whole, decoded or not.
double clip_end(const struct Clip *clip);

/// Writes the picture that was decoded last as `width` × `height` grey levels, not turned.
bool clip_draw(struct Clip *clip, int width, int height, uint8_t *levels);

/// Lets go of the film; a null pointer is let through.
void clip_close(struct Clip *clip);

#endif
