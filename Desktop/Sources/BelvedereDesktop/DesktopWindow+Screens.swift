@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The screens in the window: which of them stand side by side, and how a person leaves them.
extension DesktopWindow {
    /// The width from which on a list and its detail stand side by side.
    static let wideWidth = 800

    /// The width of a list beside its detail.
    static let listWidth: Int32 = 380

    /// Whether the window has room for a list and its detail.
    var isWide: Bool { width >= Self.wideWidth }

    /// Whether the window has room for the columns of a table that a very narrow window leaves out.
    var hasRoomForAllColumns: Bool { width >= 500 }

    /// The width that a person sees, in pixels; before the first frame, the one that the window will have. A window over the whole screen
    /// is wider than its own size.
    var width: Int {
        let width = Int(gtk_widget_get_width(widget))
        return width > 0 ? width : size.width
    }

    /// The size that the window has, or will have again when it does not fill the screen any more.
    var size: (width: Int, height: Int) {
        var width: Int32 = 0, height: Int32 = 0
        gtk_window_get_default_size(belvedere_window(widget), &width, &height)
        return (Int(width), Int(height))
    }

    /// Mirrors all widgets if the language of the window is written from right to left. GTK has one direction for the whole process, but
    /// the windows of a process may have different languages.
    func updateDirection() {
        if !isRightToLeft { return }
        turn(widget)
        for view in root?.children ?? [] where view.kind == .alert { turn(view.widget) }
    }

    private func turn(_ widget: NativeView) {
        if String(cString: gtk_widget_get_name(widget)) == "part-lines" { return CodeLines.keepDirection(of: widget) }
        gtk_widget_set_direction(widget, keepsDirection(widget) ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            turn(child)
            next = gtk_widget_get_next_sibling(child)
        }
    }

    /// Whether a widget is a text of digits without letters, such as a telephone number, which reads from left to right in every language.
    /// It stays at the side where texts begin. The cells of a table have their own alignment.
    private func keepsDirection(_ widget: NativeView) -> Bool {
        guard belvedere_is_label(widget) != 0, gtk_widget_get_parent(widget).map(owner(of:))??.kind != .tableCell else { return false }
        let label = belvedere_label(widget), text = String(cString: gtk_label_get_text(label))
        let isNumber = text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
        if isNumber != (gtk_widget_has_css_class(widget, "number") != 0) {
            factory.setClass("number", isNumber, of: widget)
            gtk_label_set_xalign(label, 1 - gtk_label_get_xalign(label))
        }
        return isNumber
    }

    /// The address in the app, below the path of the app.
    var path: String { window?.path ?? "" }

    /// Closes the window. If the person would lose changes, the host asks first.
    func closeAfterQuestion() {
        let hasChanges = root?.children.contains { $0.kind == .screen && $0.node[ScreenView.hasUnsavedChanges] } ?? false
        if hasChanges {
            ClosingQuestion.ask(over: frontWindow, words, isRightToLeft: isRightToLeft) { [weak self] in self?.close() }
        } else {
            close()
        }
    }

    /// Shows the screens that belong into a window of this width, if it has changed.
    func updateWidth() {
        if width == shownWidth { return }
        shownWidth = width
        for view in views.values where [.screen, .splitView, .tableCell].contains(view.kind) { view.updateVisibility() }
        // The headings of a table are those of the columns that its rows show.
        for view in views.values where view.kind == .table { view.take(view.node) }
        // The number of columns may depend on the width.
        for view in views.values where view.kind == .grid { view.childrenChanged() }
        updateBars()
        updateRows()
    }

    /// Tells the app the rows in sight, after GTK has given all widgets their places.
    func updateRows() {
        if isWaitingForFrame || root == nil { return }
        isWaitingForFrame = true
        afterNextFrame(of: widget) { [weak self] in
            guard let self else { return }
            isWaitingForFrame = false
            guard let root, !root.children.contains(where: { $0.kind == .alert }) else { return }
            for view in views.values { for case let part as any RowsReporting in view.attachments { part.report() } }
        }
    }

    /// The screen that a person leaves with Esc: the last one in sight.
    func leaveFrontScreen() {
        let front = root?.children.last { $0.kind == .screen && gtk_widget_get_visible($0.widget) != 0 }
        if let front, front.node[ScreenView.canGoBack] { send(.leave, to: front.identifier) }
    }

    /// The window that a new alert stands in front of: that of the last alert, or that of the app.
    var frontWindow: NativeView { root?.children.last { $0.kind == .alert }?.widget ?? widget }

    /// Passes a request of the app to the device, and the answer to the app.
    func answer(_ request: CapabilityRequest, _ number: Int) {
        setting.device.answer(request, over: frontWindow) { [weak self] answer in
            if let self, let root { send(.answer(number, answer), to: root.identifier) }
        }
    }

    /// Opens the destination of a link: a page of an app of this host, or an address for another program.
    func follow(_ destination: String) {
        if LinkPolicy.allowsPage(at: destination) { return setting.openPage(destination) }
        if let address = LinkPolicy.destination(of: destination) { setting.device.open(address, over: frontWindow) }
    }
}
