#ifndef THREAD_LOCAL_H
#define THREAD_LOCAL_H

/// The pointer that this thread has stored, or null. Swift has no thread-local variables, and the C library's own needs a call for each
/// read of a dynamic.
///
/// Initial-exec, because otherwise a read counts as a call, for which every register has to be saved. For that the variable lies in memory
/// that each thread has from its start; the few bytes are there also for a library that is loaded later.
extern _Thread_local void *thread_local_pointer __attribute__((tls_model("initial-exec")));

static inline void *thread_local_load(void) { return thread_local_pointer; }
static inline void thread_local_store(void *pointer) { thread_local_pointer = pointer; }

/// An address in the part of the stack that is in use.
static inline void *stack_address(void) { return __builtin_frame_address(0); }

/// Lets the processor fetch memory before it is needed.
static inline void prefetch_memory(const void *address) { __builtin_prefetch(address, 1); }

#endif
