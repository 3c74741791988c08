import Foundation

/// Whether a sanitizer watches this program. It lays shadow memory over terabytes of address space,
/// so that workers go without their limit of it.
package let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

/// Whether the thread sanitizer watches this program: it starts no program whose files may not grow.
package let isThreadSanitized = dlsym(nil, "__tsan_init") != nil
