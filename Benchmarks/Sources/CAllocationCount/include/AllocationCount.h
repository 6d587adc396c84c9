#pragma once
#include <stddef.h>
#include <stdint.h>

/// The number of allocations of this thread so far; zero where they are not counted.
uint64_t allocation_count(void);

/// The number of bytes in use, as the allocator reports them, its own overhead included; zero where it cannot say.
uint64_t bytes_in_use(void);

/// The processor time of this thread in nanoseconds.
uint64_t thread_nanoseconds(void);
