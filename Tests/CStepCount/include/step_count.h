#ifndef STEP_COUNT_H
#define STEP_COUNT_H

#include <stdint.h>

/// Returns the number of steps of this thread. A step is the entry into a basic block, a piece of machine code without a branch. Only code
/// that was compiled with `-sanitize-coverage=edge,trace-pc-guard` counts its steps. Always zero in a build without it.
uint64_t step_count(void);

#endif
