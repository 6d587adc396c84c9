#pragma once
// The header uses FILE but does not include stdio.h.
#include <stdio.h>
#include <bzlib.h>
