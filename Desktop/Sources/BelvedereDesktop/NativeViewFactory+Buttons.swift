@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets that a person presses.
extension NativeViewFactory {
    /// A button, with a wheel beside it while its work runs.
    func button(_ node: ViewNode) -> ShownView {
        let action = part("action", gtk_button_new()), wheel = part("wheel", gtk_spinner_new())
        let icon: NativeView = gtk_image_new(), title = caption()
        gtk_widget_set_halign(action, GTK_ALIGN_START)
        gtk_button_set_child(belvedere_button(action), box(spacing: 6, isHorizontal: true, [icon, title]))
        connect(action, "clicked") { [weak self] in self?.send(.activate, node.identifier) }
        let view = ShownView(node, box(spacing: 6, isHorizontal: true, [action, wheel])) { [self] node in
            set(node[Button.title], in: title)
            show(node[Button.symbol], in: icon)
            let isPrimary = node[Button.role] == .primary
            leaveOutFrame(of: action, title: node[Button.title], symbol: node[Button.symbol], isPrimary: isPrimary)
            setClass("suggested-action", isPrimary, of: action)
            setClass("destructive-action", node[Button.role] == .destructive, of: action)
            gtk_spinner_set_spinning(belvedere_spinner(wheel), node[Button.isRunning] ? 1 : 0)
            gtk_widget_set_visible(wheel, node[Button.isRunning] ? 1 : 0)
            gtk_widget_set_tooltip_text(action, node[Button.shortcut]?.label)
            belvedere_set_shortcut(action, node[Button.shortcut]?.accessibleText ?? "")
        }
        view.focusTarget = action
        return view
    }

    /// GNOME draws no frame around a symbol that stands alone.
    private func leaveOutFrame(of button: NativeView, title: String, symbol: Symbol?, isPrimary: Bool = false) {
        let isSymbol = title.isEmpty && symbol != nil
        setClass("symbol", isSymbol, of: button)
        setClass("flat", isSymbol && !isPrimary, of: button)
    }

    func show(_ symbol: Symbol?, in icon: NativeView) {
        gtk_image_set_from_icon_name(belvedere_image(icon), symbol.map(NativeIcon.name))
        gtk_widget_set_visible(icon, symbol == nil ? 0 : 1)
    }

    /// A link to another program, or to a screen of the app.
    func link(_ node: ViewNode) -> ShownView {
        let action = part("action", gtk_link_button_new_with_label("", ""))
        gtk_widget_set_halign(action, GTK_ALIGN_START)
        let icon: NativeView = gtk_image_new()
        let view = ShownView(node, box(spacing: 6, isHorizontal: true, [icon, action])) { [self] node in
            show(node[Link.symbol], in: icon)
            gtk_button_set_label(belvedere_button(action), node[Link.title])
            gtk_link_button_set_uri(belvedere_link(action), node[Link.route]?.path ?? node[Link.destination])
        }
        view.focusTarget = action
        connectQuestion(action, "activate-link") { [weak self, weak view] in
            guard let view, let self, let host else { return }
            if view.node[Link.route] != nil { return send(.activate, node.identifier) }
            host.follow(view.node[Link.destination])
        }
        return view
    }

    /// A button that opens the system's dialog for files.
    func fileField(_ node: ViewNode) -> ShownView {
        let action = part("action", gtk_button_new()), icon: NativeView = gtk_image_new(), title = caption()
        gtk_widget_set_halign(action, GTK_ALIGN_START)
        gtk_button_set_child(belvedere_button(action), box(spacing: 6, isHorizontal: true, [icon, title]))
        let view = ShownView(node, box(spacing: 0, [action])) { [self] node in
            leaveOutFrame(of: action, title: node[FileField.title], symbol: node[FileField.symbol])
            show(node[FileField.symbol], in: icon)
            set(node[FileField.title], in: title)
        }
        view.focusTarget = action
        connect(action, "clicked") { [weak self, weak view] in
            guard let view, let host = self?.host else { return }
            let (accepts, isForSeveral) = (view.node[FileField.accepts], view.node[FileField.allowsMultipleSelection])
            host.setting.device.chooseFiles(accepts, several: isForSeveral, over: host.frontWindow) { files in
                for file in files { self?.send(.receive(file), node.identifier) }
            }
        }
        return view
    }

    // MARK: Menus

    func menu(_ node: ViewNode) -> ShownView {
        let action = part("menu", gtk_menu_button_new())
        gtk_widget_set_halign(action, GTK_ALIGN_START)
        let entries = NativeMenu(of: action) { [weak self] number in self?.send(.choose(number), node.identifier) }
        let view = ShownView(node, box(spacing: 0, [action])) { node in
            gtk_menu_button_set_label(belvedere_menu_button(action), node[Menu.title])
            entries.show(node[MenuView.items])
            gtk_menu_button_set_menu_model(belvedere_menu_button(action), entries.model)
        }
        view.attachments.append(entries)
        view.focusTarget = action
        return view
    }

    /// A view with a menu that opens with the second mouse button, or with the keys for it.
    func contextMenu(_ node: ViewNode) -> ShownView {
        let content = box(spacing: 6)
        gtk_widget_set_focusable(content, 1)
        let menu = PopoverMenu(of: content) { [weak self] number in self?.send(.choose(number), node.identifier) }
        let view = ShownView(node, content) { node in menu.show(node[MenuView.items]) }
        view.attachments.append(menu)
        return view
    }
}
