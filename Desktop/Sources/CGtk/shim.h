// GTK for Swift: what Swift cannot call itself, because it is a macro. The functions only cast and pass on their arguments.
#pragma once
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>

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

// Calls a handler with the address of a link in a label.
typedef gboolean (*belvedere_link_handler)(gpointer label, const char *address, gpointer data);
static inline gulong belvedere_connect_link(gpointer label, belvedere_link_handler handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(label, "activate-link", G_CALLBACK(handler), data, release, 0);
}
// Activates a link in a label, for tests.
static inline void belvedere_activate_link(gpointer label, const char *address) {
    gboolean is_handled = FALSE;
    g_signal_emit_by_name(label, "activate-link", address, &is_handled);
}

// Calls a handler after the widgets of a surface have got their sizes.
typedef void (*belvedere_layout)(gpointer surface, int width, int height, gpointer data);
static inline gulong belvedere_connect_layout(gpointer surface, belvedere_layout handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(surface, "layout", G_CALLBACK(handler), data, release, G_CONNECT_AFTER);
}

typedef void (*belvedere_observer)(gpointer instance, GParamSpec *property, gpointer data);
typedef void (*belvedere_click)(gpointer gesture, int count, double x, double y, gpointer data);
typedef void (*belvedere_choice)(gpointer action, GVariant *parameter, gpointer data);

// Calls an observer for each change of a property: the signal is "notify::" with the name of the property.
static inline gulong belvedere_observe(
    gpointer instance, const char *signal, belvedere_observer handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(instance, signal, G_CALLBACK(handler), data, release, 0);
}

// Calls a handler for each click that a gesture finds.
static inline gulong belvedere_connect_click(
    gpointer gesture, const char *signal, belvedere_click handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(gesture, signal, G_CALLBACK(handler), data, release, 0);
}

// Calls a handler for each key that is pressed. The result says whether the handler has done all that there is to do.
typedef gboolean (*belvedere_key)(gpointer controller, guint key, guint code, GdkModifierType state, gpointer data);
static inline gulong belvedere_connect_key(gpointer controller, belvedere_key handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(controller, "key-pressed", G_CALLBACK(handler), data, release, 0);
}
// Presses a key, for tests. The result says whether something has heard it.
static inline gboolean belvedere_press_key(GtkWidget *widget, guint key, GdkModifierType state) {
    gboolean is_heard = FALSE;
    GListModel *controllers = gtk_widget_observe_controllers(widget);
    for (guint index = 0; index < g_list_model_get_n_items(controllers); index++) {
        gpointer controller = g_list_model_get_item(controllers, index);
        if (!is_heard && GTK_IS_EVENT_CONTROLLER_KEY(controller)) g_signal_emit_by_name(controller, "key-pressed", key, 0, state, &is_heard);
        g_object_unref(controller);
    }
    g_object_unref(controllers);
    return is_heard;
}
// Whether a widget takes typed letters.
static inline gboolean belvedere_is_text(GtkWidget *widget) { return GTK_IS_EDITABLE(widget) || GTK_IS_TEXT_VIEW(widget); }

// A field for a secret. GTK 4.8 tells assistive technology the text of a field and each typed letter, also where a person sees dots. So
// this one tells only dots, and the letters go into it without the signals to which assistive technology listens.
static inline const char *belvedere_dots(GtkEditable *entry) {
    GString *dots = g_string_new(NULL);
    glong count = g_utf8_strlen(gtk_editable_get_text(gtk_editable_get_delegate(entry)), -1);
    while (count-- > 0) g_string_append(dots, "\u2022");
    char *text = g_string_free(dots, FALSE);
    g_object_set_data_full(G_OBJECT(entry), "belvedere-dots", text, g_free);
    return text;
}
static inline void belvedere_tell_dots(gpointer interface, gpointer data) { ((GtkEditableInterface *)interface)->get_text = belvedere_dots; }
static inline void belvedere_insert_silently(GtkEditable *text, const char *letters, int length, int *place, gpointer data) {
    g_signal_stop_emission_by_name(text, "insert-text");
    GTK_EDITABLE_GET_IFACE(text)->insert_text(text, letters, length, place);
}
static inline void belvedere_delete_silently(GtkEditable *text, int start, int end, gpointer data) {
    g_signal_stop_emission_by_name(text, "delete-text");
    GTK_EDITABLE_GET_IFACE(text)->delete_text(text, start, end);
}
static inline GType belvedere_secret_entry_get_type(void) {
    GType type = g_type_from_name("BelvedereSecretEntry");
    if (type != 0) return type;
    GTypeQuery parent;
    g_type_query(GTK_TYPE_PASSWORD_ENTRY, &parent);
    GTypeInfo info = { .class_size = parent.class_size, .instance_size = parent.instance_size };
    GInterfaceInfo editable = { .interface_init = belvedere_tell_dots };
    type = g_type_register_static(GTK_TYPE_PASSWORD_ENTRY, "BelvedereSecretEntry", &info, 0);
    g_type_add_interface_static(type, GTK_TYPE_EDITABLE, &editable);
    return type;
}
static inline GtkWidget *belvedere_secret_entry_new(void) {
    GtkWidget *entry = g_object_new(belvedere_secret_entry_get_type(), NULL);
    GtkEditable *text = gtk_editable_get_delegate(GTK_EDITABLE(entry));
    g_signal_connect(text, "insert-text", G_CALLBACK(belvedere_insert_silently), NULL);
    g_signal_connect(text, "delete-text", G_CALLBACK(belvedere_delete_silently), NULL);
    return entry;
}
// The text that a person has typed into a field, also into one for a secret.
static inline const char *belvedere_typed_text(GtkWidget *entry) {
    GtkEditable *text = gtk_editable_get_delegate(GTK_EDITABLE(entry));
    return gtk_editable_get_text(text != NULL ? text : GTK_EDITABLE(entry));
}
static inline void belvedere_set_placeholder(GtkWidget *entry, const char *text) { g_object_set(entry, "placeholder-text", text, NULL); }
// Gives the keyboard to a field, for tests, without a selection of its text.
static inline void belvedere_type_at_end(GtkWidget *entry) {
    gtk_text_grab_focus_without_selecting(GTK_TEXT(gtk_editable_get_delegate(GTK_EDITABLE(entry))));
}
static inline gboolean belvedere_hides_text(GtkWidget *entry) {
    return !gtk_text_get_visibility(GTK_TEXT(gtk_editable_get_delegate(GTK_EDITABLE(entry))));
}
// The hint in an empty field; NULL if there is none. The caller frees it.
static inline char *belvedere_placeholder(GtkWidget *entry) {
    char *text = NULL;
    g_object_get(entry, "placeholder-text", &text, NULL);
    return text;
}

// Calls a handler with the answer of a person to a dialog.
typedef void (*belvedere_response)(gpointer dialog, int response, gpointer data);
static inline gulong belvedere_connect_response(gpointer dialog, belvedere_response handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(dialog, "response", G_CALLBACK(handler), data, release, 0);
}

// Calls a handler with a place, or with a distance. The result says whether the handler has done all that there is to do.
typedef gboolean (*belvedere_point)(gpointer controller, double x, double y, gpointer data);
static inline gulong belvedere_connect_point(
    gpointer controller, const char *signal, belvedere_point handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(controller, signal, G_CALLBACK(handler), data, release, 0);
}
static inline void belvedere_emit_point(gpointer controller, const char *signal, double x, double y) {
    g_signal_emit_by_name(controller, signal, x, y);
}

// Calls a handler each time that an action is chosen.
static inline gulong belvedere_connect_action(
    GSimpleAction *action, belvedere_choice handler, gpointer data, GClosureNotify release) {
    return g_signal_connect_data(action, "activate", G_CALLBACK(handler), data, release, 0);
}

// The person's choice of the buttons at both ends of a title bar, such as "menu:close". The caller frees it.
static inline char *belvedere_decoration_layout(void) {
    char *layout = NULL;
    g_object_get(gtk_settings_get_default(), "gtk-decoration-layout", &layout, NULL);
    return layout;
}

static inline void belvedere_emit(gpointer instance, const char *signal) { g_signal_emit_by_name(instance, signal); }
static inline void belvedere_emit_scroll(gpointer scale, GtkScrollType type) { g_signal_emit_by_name(scale, "move-slider", type); }
static inline gboolean belvedere_perform(GtkWidget *widget, const char *action) {
    return gtk_widget_activate_action(widget, action, NULL);
}

// Sets a text for assistive technology. An empty text removes it.
static inline void belvedere_set_accessible(GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
    if (*text == 0) gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
    else gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
}
static inline void belvedere_name(GtkWidget *widget, const char *name) {
    belvedere_set_accessible(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}
static inline void belvedere_describe(GtkWidget *widget, const char *text) {
    belvedere_set_accessible(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}
static inline void belvedere_set_shortcut(GtkWidget *widget, const char *keys) {
    belvedere_set_accessible(widget, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, keys);
}
// Sets the role for assistive technology. GTK takes it only before it shows the widget.
static inline void belvedere_set_role(GtkWidget *widget, GtkAccessibleRole role) { g_object_set(widget, "accessible-role", role, NULL); }
static inline void belvedere_set_invalid(GtkWidget *widget, gboolean is_invalid) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
                                is_invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}
static inline void belvedere_set_disabled(GtkWidget *widget, gboolean is_disabled) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, is_disabled, -1);
}
// The level of a heading. GTK 4.8 does not pass it on to AT-SPI.
static inline void belvedere_set_level(GtkWidget *widget, int level) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}
static inline gboolean belvedere_has_level(GtkWidget *widget, int level) {
    char *found = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level);
    gboolean has_level = found == NULL;
    g_free(found);
    return has_level;
}
// Lets a screen reader speak a message at once. GTK has a call for it from 4.14 on. Before, the only event of GTK that makes Orca speak
// at once is a new name of the active window. The result says whether the window has such a name now.
static inline gboolean belvedere_speak(GtkWidget *window, const char *text) {
#if GTK_CHECK_VERSION(4, 14, 0)
    gtk_accessible_announce(GTK_ACCESSIBLE(window), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    return FALSE;
#else
    belvedere_name(window, text);
    return TRUE;
#endif
}
static inline void belvedere_position(GtkWidget *widget, int position, int count) {
    gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position,
                                   GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}

// The same texts read back; NULL if there are none. The caller frees them. GTK has these functions for tests, and tells a text only where
// it differs from the expected one, so these expect a text that nothing has.
static inline char *belvedere_accessible(GtkWidget *widget, GtkAccessibleProperty property) {
    if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), property)) return NULL;
    return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, "\001");
}
static inline gboolean belvedere_is_disabled(GtkWidget *widget) {
    char *found = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
    gboolean is_disabled = found == NULL;
    g_free(found);
    return is_disabled;
}
static inline char *belvedere_accessible_position(GtkWidget *widget) {
    if (!gtk_test_accessible_has_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET)) return NULL;
    return gtk_test_accessible_check_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, -1);
}

// The keys of the first shortcut of a controller, such as "<Control>w"; NULL if there is none. The caller frees them.
static inline char *belvedere_shortcut_keys(gpointer controller) {
    if (!GTK_IS_SHORTCUT_CONTROLLER(controller)) return NULL;
    GtkShortcut *shortcut = g_list_model_get_item(G_LIST_MODEL(controller), 0);
    if (shortcut == NULL) return NULL;
    char *keys = gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(shortcut));
    g_object_unref(shortcut);
    return keys;
}

// Refuses a picture with more pixels than `most`, before GdkPixbuf takes memory for them. A size of 0 ends its decoder.
static inline void belvedere_limit_pixels(GdkPixbufLoader *loader, int width, int height, gpointer most) {
    if ((gint64)width * height > GPOINTER_TO_INT(most)) gdk_pixbuf_loader_set_size(loader, 0, 0);
}
// Decodes a picture, turns it as its camera was held, cuts it to a square, and scales it to `side` pixels. NULL if the bytes are not a
// picture, or one with more pixels than `most`. The caller releases it.
static inline GdkTexture *belvedere_square_picture(const guint8 *bytes, gsize count, int side, int most) {
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    g_signal_connect(loader, "size-prepared", G_CALLBACK(belvedere_limit_pixels), GINT_TO_POINTER(most));
    gboolean is_whole = gdk_pixbuf_loader_write(loader, bytes, count, NULL);
    is_whole = gdk_pixbuf_loader_close(loader, NULL) && is_whole;
    GdkPixbuf *whole = is_whole ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    GdkTexture *texture = NULL;
    if (whole != NULL) {
        GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(whole);
        int width = gdk_pixbuf_get_width(upright), height = gdk_pixbuf_get_height(upright), length = MIN(width, height);
        GdkPixbuf *middle = gdk_pixbuf_new_subpixbuf(upright, (width - length) / 2, (height - length) / 2, length, length);
        GdkPixbuf *scaled = gdk_pixbuf_scale_simple(middle, side, side, GDK_INTERP_BILINEAR);
        if (scaled != NULL) texture = gdk_texture_new_for_pixbuf(scaled);
        g_clear_object(&scaled);
        g_object_unref(middle);
        g_object_unref(upright);
    }
    g_object_unref(loader);
    return texture;
}
static inline GdkPaintable *belvedere_paintable(gpointer instance) { return GDK_PAINTABLE(instance); }

static inline GtkLabel *belvedere_label(gpointer instance) { return GTK_LABEL(instance); }
static inline GtkButton *belvedere_button(gpointer instance) { return GTK_BUTTON(instance); }
static inline GtkBox *belvedere_box(gpointer instance) { return GTK_BOX(instance); }
static inline GtkViewport *belvedere_viewport(gpointer instance) { return GTK_VIEWPORT(instance); }
static inline GtkNative *belvedere_native(gpointer instance) { return GTK_NATIVE(instance); }
static inline GtkWindow *belvedere_window(gpointer instance) { return GTK_WINDOW(instance); }
static inline GtkEditable *belvedere_editable(gpointer instance) { return GTK_EDITABLE(instance); }
static inline GtkEntry *belvedere_entry(gpointer instance) { return GTK_ENTRY(instance); }
static inline GtkCheckButton *belvedere_check(gpointer instance) { return GTK_CHECK_BUTTON(instance); }
static inline GtkToggleButton *belvedere_toggle(gpointer instance) { return GTK_TOGGLE_BUTTON(instance); }
static inline GtkOrientable *belvedere_orientable(gpointer instance) { return GTK_ORIENTABLE(instance); }
static inline GtkScrolledWindow *belvedere_scroller(gpointer instance) { return GTK_SCROLLED_WINDOW(instance); }
static inline GtkProgressBar *belvedere_progress(gpointer instance) { return GTK_PROGRESS_BAR(instance); }
static inline GtkDropDown *belvedere_drop_down(gpointer instance) { return GTK_DROP_DOWN(instance); }
static inline GtkStringList *belvedere_string_list(gpointer instance) { return GTK_STRING_LIST(instance); }
static inline GListModel *belvedere_list_model(gpointer instance) { return G_LIST_MODEL(instance); }
static inline GtkRange *belvedere_range(gpointer instance) { return GTK_RANGE(instance); }
static inline GtkCalendar *belvedere_calendar(gpointer instance) { return GTK_CALENDAR(instance); }
static inline GtkSpinButton *belvedere_spin(gpointer instance) { return GTK_SPIN_BUTTON(instance); }
static inline GtkSpinner *belvedere_spinner(gpointer instance) { return GTK_SPINNER(instance); }
static inline GtkTextView *belvedere_text_view(gpointer instance) { return GTK_TEXT_VIEW(instance); }
static inline GtkExpander *belvedere_expander(gpointer instance) { return GTK_EXPANDER(instance); }
static inline GtkMenuButton *belvedere_menu_button(gpointer instance) { return GTK_MENU_BUTTON(instance); }
static inline GtkPopover *belvedere_popover(gpointer instance) { return GTK_POPOVER(instance); }
static inline GtkPopoverMenu *belvedere_popover_menu(gpointer instance) { return GTK_POPOVER_MENU(instance); }
static inline GtkOverlay *belvedere_overlay(gpointer instance) { return GTK_OVERLAY(instance); }
static inline GtkLinkButton *belvedere_link(gpointer instance) { return GTK_LINK_BUTTON(instance); }
static inline GtkImage *belvedere_image(gpointer instance) { return GTK_IMAGE(instance); }
static inline GtkColorChooser *belvedere_color(gpointer instance) { return GTK_COLOR_CHOOSER(instance); }
static inline GMenuModel *belvedere_menu_model(gpointer instance) { return G_MENU_MODEL(instance); }
static inline GActionGroup *belvedere_action_group(gpointer instance) { return G_ACTION_GROUP(instance); }
static inline GActionMap *belvedere_action_map(gpointer instance) { return G_ACTION_MAP(instance); }
static inline GAction *belvedere_action(gpointer instance) { return G_ACTION(instance); }
static inline GtkDrawingArea *belvedere_drawing(gpointer instance) { return GTK_DRAWING_AREA(instance); }
static inline GtkGestureSingle *belvedere_single(gpointer instance) { return GTK_GESTURE_SINGLE(instance); }
static inline GtkEventController *belvedere_controller(gpointer instance) { return GTK_EVENT_CONTROLLER(instance); }
static inline GtkNativeDialog *belvedere_native_dialog(gpointer instance) { return GTK_NATIVE_DIALOG(instance); }
static inline GtkFileChooser *belvedere_file_chooser(gpointer instance) { return GTK_FILE_CHOOSER(instance); }
static inline GtkShortcutController *belvedere_shortcuts(gpointer instance) { return GTK_SHORTCUT_CONTROLLER(instance); }
static inline GtkStyleProvider *belvedere_style_provider(gpointer instance) { return GTK_STYLE_PROVIDER(instance); }
static inline GtkGridLayout *belvedere_grid_layout(gpointer instance) { return GTK_GRID_LAYOUT(instance); }
static inline GtkGridLayoutChild *belvedere_grid_cell(gpointer instance) { return GTK_GRID_LAYOUT_CHILD(instance); }
static inline GtkHeaderBar *belvedere_header_bar(gpointer instance) { return GTK_HEADER_BAR(instance); }
static inline GtkBoxLayout *belvedere_box_layout(gpointer instance) { return GTK_BOX_LAYOUT(instance); }
static inline gboolean belvedere_is_label(gpointer instance) { return GTK_IS_LABEL(instance); }
static inline gboolean belvedere_is_button(gpointer instance) { return GTK_IS_BUTTON(instance); }
static inline gboolean belvedere_is_entry(gpointer instance) { return GTK_IS_ENTRY(instance) || GTK_IS_PASSWORD_ENTRY(instance); }
static inline gboolean belvedere_is_drag(gpointer instance) { return GTK_IS_GESTURE_DRAG(instance); }
static inline gboolean belvedere_is_motion(gpointer instance) { return GTK_IS_EVENT_CONTROLLER_MOTION(instance); }
static inline gboolean belvedere_is_check(gpointer instance) { return GTK_IS_CHECK_BUTTON(instance); }
