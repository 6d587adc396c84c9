#ifndef STEP_COUNT_H
#define STEP_COUNT_H

#include <stdint.h>

/// How many steps this thread has taken: entries into basic blocks of code that was compiled to count them, with
/// `-sanitize-coverage=edge,trace-pc-guard`. Zero for ever in a build without it.
uint64_t step_count(void);

#endif
