#include "thread_local.h"

_Thread_local void *thread_local_pointer;
