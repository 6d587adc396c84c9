// Measures the window of a program from inside, in the same way for each program: it only looks at the widgets of GTK.
#pragma once

// Begins as soon as the main loop of GTK runs. The program ends itself after the last figure.
void window_clock_start(void);
