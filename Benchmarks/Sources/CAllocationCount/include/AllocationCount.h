#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns the number of allocations of this thread so far. It is zero if the system does not count them.
uint64_t allocation_count(void);

/// Returns the number of bytes in use, as the allocator reports them, including its own overhead. It is zero if the allocator does not
/// report them.
uint64_t bytes_in_use(void);

/// Returns the processor time of this thread in nanoseconds.
uint64_t thread_nanoseconds(void);
