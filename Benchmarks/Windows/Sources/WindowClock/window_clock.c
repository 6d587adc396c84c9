// Plays a person in front of the only window of the program: first frame, clicks, a long list, jumps in it. Each figure is a line on the
// standard output: its name and a number.
#include "window_clock.h"
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#define CLICKS 20
#define JUMPS 14
#define ROWS 100000

static enum { FIRST_FRAME, PAUSE, CLICK, OPEN, JUMP } phase = FIRST_FRAME;
static GtkWidget *window, *label, *scroller;
static gint64 began, answered;
static int done, frames;
static double target;

static double milliseconds(gint64 from, gint64 to) { return (double)(to - from) / 1000; }

// The processor time of all threads since the start, which says more than the clock on a busy machine.
static double processor_milliseconds(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    gint64 seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec, rest = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
    return (double)(seconds * G_USEC_PER_SEC + rest) / 1000;
}

static void report(const char *name, double value) { printf("%s %.3f\n", name, value); }

// MARK: Looking at widgets

// The first label with the text below a widget.
static GtkWidget *find_label(GtkWidget *widget, const char *start) {
    if (GTK_IS_LABEL(widget) && g_str_has_prefix(gtk_label_get_text(GTK_LABEL(widget)), start)) return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = find_label(child, start);
        if (found != NULL) return found;
    }
    return NULL;
}

static GtkWidget *find_button(const char *title) {
    GtkWidget *found = find_label(window, title);
    found = found == NULL ? NULL : gtk_widget_get_ancestor(found, GTK_TYPE_BUTTON);
    if (found == NULL) {
        fprintf(stderr, "There is no button %s.\n", title);
        _exit(1);
    }
    return found;
}

// The scroller of the long list.
static GtkWidget *find_scroller(GtkWidget *widget) {
    if (GTK_IS_SCROLLED_WINDOW(widget) &&
        gtk_adjustment_get_upper(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(widget))) > 10 * ROWS) return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = find_scroller(child);
        if (found != NULL) return found;
    }
    return NULL;
}

typedef struct { int count, lowest, highest; double top, bottom; } Rows;

// The rows whose texts are in sight.
static void look_at_rows(GtkWidget *widget, Rows *rows) {
    int number;
    if (GTK_IS_LABEL(widget) && gtk_widget_get_mapped(widget) && sscanf(gtk_label_get_text(GTK_LABEL(widget)), "Row %d", &number) == 1) {
        graphene_rect_t place;
        if (!gtk_widget_compute_bounds(widget, scroller, &place)) return;
        double top = place.origin.y, bottom = top + place.size.height;
        if (bottom <= 0 || top >= gtk_widget_get_height(scroller)) return;
        if (rows->count == 0 || number < rows->lowest) { rows->lowest = number; rows->top = top; }
        if (rows->count == 0 || number > rows->highest) { rows->highest = number; rows->bottom = bottom; }
        rows->count += 1;
        return;
    }
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL; child = gtk_widget_get_next_sibling(child)) {
        look_at_rows(child, rows);
    }
}

// Whether the area is full of rows without a gap, and at the place where the person wants to be.
static gboolean is_full(void) {
    Rows rows = { 0 };
    look_at_rows(scroller, &rows);
    if (rows.count < 2 || rows.count != rows.highest - rows.lowest + 1) return FALSE;
    double pitch = (rows.bottom - rows.top) / rows.count;
    if (rows.top > 1.5 * pitch || rows.bottom < gtk_widget_get_height(scroller) - 1.5 * pitch) return FALSE;
    double middle = (rows.lowest + rows.highest) / 2.0;
    return ABS(middle - target * ROWS) < 0.02 * ROWS;
}

// The memory of the process in megabytes, as the system counts it.
static void report_memory(const char *when) {
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    char line[200];
    long kilobytes;
    char name[40];
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "Rss: %ld", &kilobytes) == 1) {
            g_snprintf(name, sizeof name, "rss_%s", when);
            report(name, (double)kilobytes / 1024);
        } else if (sscanf(line, "Pss: %ld", &kilobytes) == 1) {
            g_snprintf(name, sizeof name, "pss_%s", when);
            report(name, (double)kilobytes / 1024);
        }
    }
    if (file != NULL) fclose(file);
}

// MARK: The person

static gboolean act(gpointer data);

// Lets the window come to rest. The pauses differ, so that a click comes at any moment between two frames.
static void act_later(void) {
    phase = PAUSE;
    g_timeout_add(80 + (guint)(done * 7 % 17), act, NULL);
}

// Goes to another place in the list. GtkListView shows no rows after the bar alone has moved that far, but has an action.
static void jump(void) {
    GtkWidget *list = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(scroller));
    if (GTK_IS_LIST_VIEW(list)) {
        gtk_widget_activate_action(list, "list.scroll-to-item", "u", (guint)(target * (ROWS - 1)));
        return;
    }
    GtkAdjustment *bar = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    gtk_adjustment_set_value(bar, target * (gtk_adjustment_get_upper(bar) - gtk_adjustment_get_page_size(bar)));
}

static void label_changed(void) { answered = g_get_monotonic_time(); }

static gboolean act(gpointer data) {
    if (done == 0) {
        label = find_label(window, "Hello ");
        g_signal_connect(label, "notify::label", G_CALLBACK(label_changed), NULL);
    }
    if (done == CLICKS) report_memory("hello");
    frames = 0;
    answered = 0;
    began = g_get_monotonic_time();
    if (done < CLICKS) {
        phase = CLICK;
        g_signal_emit_by_name(find_button("Say hello"), "clicked");
    } else if (done == CLICKS) {
        phase = OPEN;
        target = 0;
        g_signal_emit_by_name(find_button("Show rows"), "clicked");
    } else if (done <= CLICKS + JUMPS) {
        // To the middle, to the end, and then here and there.
        const double places[] = { 0.5, 1, 0.2, 0.7, 0, 0.9, 0.35 };
        target = places[(done - CLICKS - 1) % 7];
        phase = JUMP;
        jump();
    } else {
        report_memory("rows");
        fflush(stdout);
        _exit(0);
    }
    done += 1;
    return G_SOURCE_REMOVE;
}

static void painted(void) {
    gint64 now = g_get_monotonic_time();
    frames += 1;
    if (phase == FIRST_FRAME) {
        const char *start = g_getenv("STARTED_AT");
        report("start", milliseconds(start == NULL ? 0 : g_ascii_strtoll(start, NULL, 10), now));
        report("start_processor", processor_milliseconds());
        act_later();
    } else if (phase == CLICK && answered != 0) {
        report("click_set", milliseconds(began, answered));
        report("click_painted", milliseconds(began, now));
        act_later();
    } else if (phase == OPEN) {
        if (scroller == NULL) scroller = find_scroller(window);
        if (scroller == NULL || !is_full()) return;
        report("open", milliseconds(began, now));
        act_later();
    } else if (phase == JUMP && is_full()) {
        report("jump", milliseconds(began, now));
        report("jump_frames", frames);
        act_later();
    }
}

// MARK: The beginning

static gboolean has_mapped(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    GtkWidget *widget = g_value_get_object(&values[0]);
    if (window != NULL || !GTK_IS_WINDOW(widget)) return TRUE;
    window = widget;
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
    return FALSE;
}

static gboolean give_up(gpointer data) {
    fprintf(stderr, "The window has not done what was expected in step %d of phase %d.\n", done, phase);
    _exit(1);
}

static gboolean begin(gpointer data) {
    g_type_class_unref(g_type_class_ref(GTK_TYPE_WINDOW));
    g_signal_add_emission_hook(g_signal_lookup("map", GTK_TYPE_WIDGET), 0, has_mapped, NULL, NULL);
    g_timeout_add_seconds(60, give_up, NULL);
    return G_SOURCE_REMOVE;
}

void window_clock_start(void) { g_idle_add_full(G_PRIORITY_HIGH, begin, NULL, NULL); }
