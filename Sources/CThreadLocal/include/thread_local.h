#ifndef THREAD_LOCAL_H
#define THREAD_LOCAL_H

/// The pointer that this thread has stored, or null. Swift has no thread-local variables, and the functions of the C library would need a
/// call for each read of a dynamic.
///
/// The model is initial-exec, because otherwise a read counts as a call, for which every register must be saved. With this model the
/// variable is in memory that each thread has from its start. A library that is loaded later finds room for these few bytes there too.
extern _Thread_local void *thread_local_pointer __attribute__((tls_model("initial-exec")));

static inline void *thread_local_load(void) { return thread_local_pointer; }
static inline void thread_local_store(void *pointer) { thread_local_pointer = pointer; }

/// Returns an address in the used part of the stack.
static inline void *stack_address(void) { return __builtin_frame_address(0); }

/// Prefetches memory into the cache before it is needed.
static inline void prefetch_memory(const void *address) { __builtin_prefetch(address, 1); }

#endif
