@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets of the window, its screens, and what lies over them.
extension NativeViewFactory {
    /// The contents of the window: the tools, the screens side by side, the toasts over them, and the announcements.
    func window(_ node: ViewNode) -> ShownView {
        let tools = box(spacing: 12), screens = box(spacing: 12, isHorizontal: true), toasts = box(spacing: 6)
        let overlay: NativeView = gtk_overlay_new()
        gtk_box_set_homogeneous(belvedere_box(screens), 1)
        gtk_overlay_set_child(belvedere_overlay(overlay), screens)
        gtk_overlay_add_overlay(belvedere_overlay(overlay), toasts)
        gtk_widget_set_valign(toasts, GTK_ALIGN_END)
        gtk_widget_set_halign(toasts, GTK_ALIGN_CENTER)
        gtk_widget_set_margin_bottom(toasts, 24)
        gtk_widget_set_vexpand(overlay, 1)
        let line = part("announcements", announcements)
        gtk_widget_add_css_class(line, "dim-label")
        gtk_widget_set_visible(line, 0)
        return ShownView(
            node, box(spacing: 0, [tools, overlay, line]),
            box: { child in
                switch child.kind {
                case .tools: tools
                case .toast: toasts
                default: screens
                }
            }, update: { _ in })
    }

    /// A screen: a bar with a back button and the title, below it the content, and beside it the place for a detail.
    func screen(_ node: ViewNode) -> ShownView {
        let back = part("back", gtk_button_new_from_icon_name("go-previous-symbolic"))
        belvedere_name(back, "Back")
        connect(back, "clicked") { [weak self] in self?.send(.leave, node.identifier) }
        let title = part("title", text(style: "title-2"))
        gtk_widget_set_hexpand(title, 1)
        gtk_label_set_wrap(belvedere_label(title), 0)
        gtk_label_set_ellipsize(belvedere_label(title), PANGO_ELLIPSIZE_END)
        // GTK measures a bar wrongly if it aligns the words of the title and of the buttons.
        gtk_widget_set_valign(back, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(title, GTK_ALIGN_CENTER)
        let items = box(spacing: 6), content = box(spacing: 12), beside = box(spacing: 12)
        let bar = box(spacing: 12, isHorizontal: true, [back, title, items])
        for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start, gtk_widget_set_margin_end] {
            set(bar, 12)
            set(content, 24)
        }
        let scroller: NativeView = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(belvedere_scroller(scroller), content)
        gtk_widget_set_vexpand(scroller, 1)
        let main = box(spacing: 0, [bar, scroller])
        gtk_widget_set_hexpand(main, 1)
        let outer = box(spacing: 24, isHorizontal: true, [main, beside])
        let view = ShownView(
            node, outer,
            box: { child in
                switch child.kind {
                case .bar: items
                case .splitView: beside
                default: content
                }
            },
            update: { [self] node in
                gtk_label_set_text(belvedere_label(title), node[ScreenView.title])
                gtk_widget_set_visible(back, node[ScreenView.canGoBack] ? 1 : 0)
                let isPresented = node[ScreenView.presentation] == .presented
                gtk_button_set_icon_name(belvedere_button(back), isPresented ? "window-close-symbolic" : "go-previous-symbolic")
                setClass("presented", isPresented, of: outer)
            })
        view.isAbsent = { [unowned view, weak self] in
            view.node[ScreenView.isCovered] || (view.node[ScreenView.hasDetail] && self?.host?.isWide != true)
        }
        return view
    }

    /// The place of the detail while no detail is open.
    func splitView(_ node: ViewNode) -> ShownView {
        let view = ShownView(node, box(spacing: 12)) { _ in }
        gtk_widget_set_hexpand(view.widget, 1)
        gtk_widget_set_valign(view.widget, GTK_ALIGN_CENTER)
        view.isAbsent = { [unowned view, weak self] in
            if self?.host?.isWide != true { return !view.node[SplitView.aboveListWhenNarrow] }
            return view.parent?.node[ScreenView.hasDetail] == true
        }
        return view
    }

    /// An alert in a window of its own, in front of the others.
    func alert(_ node: ViewNode) -> ShownView {
        let top: NativeView = gtk_window_new(), window = belvedere_window(top)
        let title = part("title", text(style: "title-3")), message = part("message", text()), buttons = box(spacing: 6)
        let content = box(spacing: 12, [title, message, buttons])
        for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start, gtk_widget_set_margin_end] {
            set(content, 24)
        }
        gtk_window_set_child(window, content)
        gtk_window_set_modal(window, 1)
        gtk_window_set_transient_for(window, host.map { belvedere_window($0.frontWindow) })
        let view = ShownView(node, top, content: buttons) { [self] node in
            gtk_window_set_title(window, node[Alert.title])
            set(node[Alert.title], in: title)
            set(node[Alert.message], in: message)
        }
        let leave = { [weak view, weak self] in if view?.node[Alert.canLeave] == true { self?.send(.leave, node.identifier) } }
        let actions = NativeActions("window", of: top)
        view.attachments.append(actions)
        bind("Escape", to: actions.add("leave", leave), in: top)
        connectQuestion(top, "close-request", leave)
        return view
    }

    /// A message over the bottom of the screens. Its button is a child.
    func toast(_ node: ViewNode) -> ShownView {
        let title = part("title", text()), buttons = box(spacing: 6)
        let outer = box(spacing: 12, isHorizontal: true, [title, buttons])
        return ShownView(node, outer, content: buttons) { [self] node in set(node[Toast.text], in: title) }
    }
}
