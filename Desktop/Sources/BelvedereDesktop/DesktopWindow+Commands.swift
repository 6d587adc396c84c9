@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The commands of every window, as people know them from other programs of GNOME.
extension DesktopWindow {
    /// Adds the commands with their keys.
    func addCommands(to actions: NativeActions) {
        bind("Escape", to: actions.add("leave") { [weak self] in self?.leaveFrontScreen() }, in: widget)
        bind("<Alt>Left", to: "window.leave", in: widget)
        bind("<Control>w", to: actions.add("close") { [weak self] in self?.closeAfterQuestion() }, in: widget)
        bind("<Control>n", to: actions.add("new") { [weak self] in self?.openAgain() }, in: widget)
        bind("<Control>q", to: actions.add("quit") { [weak self] in self?.setting.quit() }, in: widget)
        hearShortcuts()
    }

    /// The entries of the window's menu, with the names of their actions.
    var menuEntries: [(title: String, action: String)] {
        [(words.newWindow, "window.new"), (words.closeWindow, "window.close"), (words.quit, "window.quit")]
    }

    private func openAgain() { setting.openPage(application.path) }

    /// Puts the buttons of the window into the bars of the first and of the last screen in sight, and gives two screens their widths.
    func updateBars() {
        let screens = (root?.children ?? []).filter { $0.kind == .screen && gtk_widget_get_visible($0.widget) != 0 }
        for (index, screen) in screens.enumerated() {
            for case let bar as ScreenBar in screen.attachments { bar.show(isFirst: index == 0, isLast: index == screens.count - 1) }
        }
        arrange(screens)
    }

    /// A list beside its detail is narrow, as in other programs of GNOME, and a panel beside a table is.
    private func arrange(_ screens: [ShownView]) {
        for (index, screen) in screens.enumerated() {
            let split = screens[0].children.first { $0.kind == .splitView }
            let narrow = split?.node[SplitView.panel] == true ? 1 : 0
            setWidth(of: screen.widget, isNarrow: screens.count > 1 && index == narrow)
            let hasNote = split.map { gtk_widget_get_visible($0.widget) != 0 } ?? false
            for case let bar as ScreenBar in screen.attachments { setWidth(of: bar.content, isNarrow: hasNote && isWide) }
        }
    }

    private func setWidth(of widget: NativeView, isNarrow: Bool) {
        gtk_widget_set_size_request(widget, isNarrow ? Self.listWidth : -1, -1)
        gtk_widget_set_hexpand(widget, isNarrow ? 0 : 1)
    }
}
