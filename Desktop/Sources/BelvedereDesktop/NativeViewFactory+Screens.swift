@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets of the window, its screens, and what lies over them.
extension NativeViewFactory {
    /// The contents of the window: the tools, the screens side by side, the toasts over them, and the announcements.
    func window(_ node: ViewNode) -> ShownView {
        let tools = box(spacing: 12, isHorizontal: true), screens = box(spacing: 0, isHorizontal: true), toasts = box(spacing: 6)
        let overlay: NativeView = gtk_overlay_new(), toolBar = part("toolBar", gtk_header_bar_new())
        gtk_header_bar_set_title_widget(belvedere_header_bar(toolBar), gtk_label_new(""))
        gtk_header_bar_set_show_title_buttons(belvedere_header_bar(toolBar), 0)
        gtk_header_bar_pack_start(belvedere_header_bar(toolBar), tools)
        gtk_widget_set_visible(toolBar, 0)
        gtk_overlay_set_child(belvedere_overlay(overlay), screens)
        gtk_overlay_add_overlay(belvedere_overlay(overlay), toasts)
        gtk_widget_set_valign(toasts, GTK_ALIGN_END)
        gtk_widget_set_halign(toasts, GTK_ALIGN_CENTER)
        gtk_widget_set_margin_bottom(toasts, 24)
        gtk_widget_set_vexpand(overlay, 1)
        let line = part("announcements", announcements)
        belvedere_set_role(line, GTK_ACCESSIBLE_ROLE_STATUS)
        gtk_widget_add_css_class(line, "dim-label")
        gtk_widget_set_visible(line, 0)
        let view = ShownView(
            node, box(spacing: 0, [toolBar, overlay, line]),
            box: { child in
                switch child.kind {
                case .tools: tools
                case .toast: toasts
                default: screens
                }
            }, update: { _ in })
        view.childrenChanged = { [weak view] in
            gtk_widget_set_visible(toolBar, view?.children.contains { $0.kind == .tools } == true ? 1 : 0)
        }
        return view
    }

    /// A screen: a bar with a back button and the title, below it the content, and beside it the place for a detail.
    func screen(_ node: ViewNode) -> ShownView {
        let back = part("back", gtk_button_new_from_icon_name("go-previous-symbolic"))
        belvedere_name(back, host?.words.back ?? "")
        connect(back, "clicked") { [weak self] in self?.send(.leave, node.identifier) }
        let title = part("title", text(style: "title"))
        gtk_label_set_wrap(belvedere_label(title), 0)
        gtk_label_set_ellipsize(belvedere_label(title), PANGO_ELLIPSIZE_END)
        let items = box(spacing: 6), content = box(spacing: 12), beside = box(spacing: 12)
        for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start, gtk_widget_set_margin_end] {
            set(content, 24)
        }
        let scroller: NativeView = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(belvedere_scroller(scroller), content)
        gtk_widget_set_vexpand(scroller, 1)
        gtk_widget_set_hexpand(scroller, 1)
        let bar = ScreenBar(title: title, over: scroller, host: host)
        bar.add(start: back)
        bar.add(end: items)
        let outer = box(spacing: 0, [bar.widget, box(spacing: 0, isHorizontal: true, [scroller, beside])])
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
        view.attachments.append(bar)
        return view
    }

    /// The place of the detail while no detail is open.
    func splitView(_ node: ViewNode) -> ShownView {
        let view = ShownView(node, box(spacing: 12)) { _ in }
        gtk_widget_set_hexpand(view.widget, 1)
        gtk_widget_set_vexpand(view.widget, 1)
        for set in [gtk_widget_set_halign, gtk_widget_set_valign] { set(view.widget, GTK_ALIGN_CENTER) }
        view.isAbsent = { [unowned view, weak self] in
            // Without a note for the time before a choice, the list has the whole window until then.
            if view.node[SplitView.panel] { return true }
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
        for label in [title, message] {
            gtk_label_set_justify(belvedere_label(label), GTK_JUSTIFY_CENTER)
            gtk_label_set_xalign(belvedere_label(label), 0.5)
            gtk_label_set_max_width_chars(belvedere_label(label), 44)
        }
        gtk_widget_set_margin_top(buttons, 12)
        hideTitleBar(of: window)
        gtk_widget_set_size_request(content, 300, -1)
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
