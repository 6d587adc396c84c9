// The window that is measured, in plain C: the same libraries and widgets as in the app of measure-windows, and nothing else.
#include "window_clock.h"
#include <adwaita.h>

static GtkWidget *stack, *greeting;
static int count;

static GtkWidget *bar(const char *title) {
    GtkWidget *header = gtk_header_bar_new(), *label = gtk_label_new(title), *menu = gtk_menu_button_new();
    GMenu *entries = g_menu_new();
    g_menu_append(entries, "New window", "window.new");
    g_menu_append(entries, "Close window", "window.close");
    g_menu_append(entries, "Quit", "window.quit");
    gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(menu), "open-menu-symbolic");
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(menu), G_MENU_MODEL(entries));
    g_object_unref(entries);
    gtk_header_bar_set_title_widget(GTK_HEADER_BAR(header), label);
    gtk_header_bar_pack_end(GTK_HEADER_BAR(header), menu);
    return header;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
    GtkWidget *label = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_set_size_request(label, -1, 44);
    gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    const char *text = gtk_string_object_get_string(GTK_STRING_OBJECT(gtk_list_item_get_item(item)));
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static void show_rows(void) {
    GtkStringList *rows = gtk_string_list_new(NULL);
    for (int row = 1; row <= 100000; row++) {
        char text[20];
        g_snprintf(text, sizeof text, "Row %d", row);
        gtk_string_list_append(rows, text);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(rows))), factory);
    GtkWidget *scroller = gtk_scrolled_window_new(), *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    gtk_widget_set_vexpand(scroller, TRUE);
    gtk_box_append(GTK_BOX(page), bar("Rows"));
    gtk_box_append(GTK_BOX(page), scroller);
    gtk_stack_add_child(GTK_STACK(stack), page);
    gtk_stack_set_visible_child(GTK_STACK(stack), page);
}

static void say_hello(void) {
    char text[20];
    g_snprintf(text, sizeof text, "Hello %d", ++count);
    gtk_label_set_text(GTK_LABEL(greeting), text);
}

static void open_window(void) {
    GtkWidget *window = gtk_window_new(), *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *scroller = gtk_scrolled_window_new();
    GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12), *nothing = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    GtkWidget *hello = gtk_button_new_with_label("Say hello"), *rows = gtk_button_new_with_label("Show rows");
    stack = gtk_stack_new();
    greeting = gtk_label_new("Hello 0");
    g_signal_connect(hello, "clicked", G_CALLBACK(say_hello), NULL);
    g_signal_connect(rows, "clicked", G_CALLBACK(show_rows), NULL);
    gtk_widget_set_visible(nothing, FALSE);
    gtk_window_set_titlebar(GTK_WINDOW(window), nothing);
    gtk_window_set_default_size(GTK_WINDOW(window), 900, 680);
    gtk_box_append(GTK_BOX(content), greeting);
    gtk_box_append(GTK_BOX(content), hello);
    gtk_box_append(GTK_BOX(content), rows);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), content);
    gtk_widget_set_vexpand(scroller, TRUE);
    gtk_box_append(GTK_BOX(page), bar("Figures"));
    gtk_box_append(GTK_BOX(page), scroller);
    gtk_stack_add_child(GTK_STACK(stack), page);
    gtk_window_set_child(GTK_WINDOW(window), stack);
    gtk_window_present(GTK_WINDOW(window));
}

static gboolean open_in_loop(gpointer data) {
    open_window();
    return G_SOURCE_REMOVE;
}

int main(void) {
    window_clock_start();
    adw_init();
    g_idle_add(open_in_loop, NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
}
