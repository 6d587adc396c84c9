// GTK for Swift: what Swift cannot call itself, because it is a macro. The functions only cast and pass on their arguments.
#pragma once
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <gtk/gtk.h>

typedef void (*belvedere_handler)(gpointer instance, gpointer data);
typedef gboolean (*belvedere_question)(gpointer instance, gpointer data);

// Calls a handler for each signal that has no arguments. `release` is called once, when the instance goes.
static inline gulong belvedere_connect(
    gpointer instance, const char *signal, belvedere_handler handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, release, 0);
}

// The same for signals that ask whether to go on.
static inline gulong belvedere_connect_question(
    gpointer instance, const char *signal, belvedere_question handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, release, 0);
}

static inline void belvedere_emit(gpointer instance, const char *signal) { g_signal_emit_by_name(instance, signal); }
static inline void belvedere_name(GtkWidget *widget, const char *name) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static inline GtkLabel *belvedere_label(GtkWidget *widget) { return GTK_LABEL(widget); }
static inline GtkButton *belvedere_button(GtkWidget *widget) { return GTK_BUTTON(widget); }
static inline GtkBox *belvedere_box(GtkWidget *widget) { return GTK_BOX(widget); }
static inline GtkWindow *belvedere_window(GtkWidget *widget) { return GTK_WINDOW(widget); }
static inline GtkEditable *belvedere_editable(GtkWidget *widget) { return GTK_EDITABLE(widget); }
static inline GtkEntry *belvedere_entry(GtkWidget *widget) { return GTK_ENTRY(widget); }
static inline GtkCheckButton *belvedere_check(GtkWidget *widget) { return GTK_CHECK_BUTTON(widget); }
static inline GtkOrientable *belvedere_orientable(GtkWidget *widget) { return GTK_ORIENTABLE(widget); }
static inline GtkScrolledWindow *belvedere_scroller(GtkWidget *widget) { return GTK_SCROLLED_WINDOW(widget); }
static inline GtkProgressBar *belvedere_progress(GtkWidget *widget) { return GTK_PROGRESS_BAR(widget); }
static inline gboolean belvedere_is_label(GtkWidget *widget) { return GTK_IS_LABEL(widget); }
static inline gboolean belvedere_is_button(GtkWidget *widget) { return GTK_IS_BUTTON(widget); }
static inline gboolean belvedere_is_entry(GtkWidget *widget) { return GTK_IS_ENTRY(widget); }
static inline gboolean belvedere_is_check(GtkWidget *widget) { return GTK_IS_CHECK_BUTTON(widget); }
