#ifndef THREAD_LOCAL_H
#define THREAD_LOCAL_H

/// The pointer that this thread has stored, or null. Swift has no thread-local variables, and the C library's own needs a call for each
/// read of a dynamic.
extern _Thread_local void *thread_local_pointer;

static inline void *thread_local_load(void) { return thread_local_pointer; }
static inline void thread_local_store(void *pointer) { thread_local_pointer = pointer; }

#endif
