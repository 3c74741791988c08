// Declarations shared by routines that are compiled for several processors.

#ifndef PROCESSORS_H
#define PROCESSORS_H

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
/// The thread sanitizer cannot instrument resolvers, which run before the program starts.
#define ONE_PROCESSOR
#endif
#endif

#if defined(__x86_64__) && !defined(ONE_PROCESSOR)
/// Compiles a function for each of these processors; the loader chooses one.
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

#define INLINED static inline __attribute__((always_inline))

INLINED float clamped(float x, float limit) {
  x = x < -limit ? -limit : x;
  return x > limit ? limit : x;
}

#endif
