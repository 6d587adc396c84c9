@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets of the views that contain others.
extension NativeViewFactory {
    func stack(_ node: ViewNode) -> ShownView {
        let widget = box(spacing: 0)
        var alignChildren: () -> Void = {}, arrange: () -> Void = {}
        let view = ShownView(node, widget) { [self] node in
            arrange()
            setClass("group", node[Stack.style] == .group, of: widget)
            setClass("marked", node[Stack.style] == .marked, of: widget)
            alignChildren()
        }
        alignChildren = { [weak view] in view?.alignChildren() }
        var shown: (Stack.Axis, Spacing?, Bool)?
        arrange = { [weak self, weak view] in
            guard let self, let view else { return }
            let wanted = (view.node[Stack.axis], view.node[Stack.spacing], view.isInRow)
            if let shown, shown == wanted { return }
            shown = wanted
            gtk_widget_set_layout_manager(widget, layout(for: view))
        }
        arrange()
        view.childrenChanged = alignChildren
        view.placeChanged = arrange
        return view
    }

    /// Puts views that do not fit into the width on the next line. The views in a row of a list stay on one line, because all rows have
    /// the same height.
    private func layout(for stack: ShownView) -> UnsafeMutablePointer<GtkLayoutManager>? {
        let isHorizontal = stack.node[Stack.axis] == .horizontal
        // The lines of a row belong together.
        let isTight = stack.isInRow && !isHorizontal && stack.node[Stack.spacing] == nil
        let spacing = isTight ? 3 : pixels(stack.node[Stack.spacing])
        if isHorizontal, !stack.isInRow { return WrappingLayout.make(for: stack.widget, spacing: spacing) }
        let layout = gtk_box_layout_new(isHorizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        gtk_box_layout_set_spacing(belvedere_box_layout(layout), guint(spacing))
        return layout
    }

    /// Puts the widgets of a box beside each other, on as many lines as they need.
    func wrapLines(of box: NativeView, spacing: Int32) {
        gtk_widget_set_layout_manager(box, WrappingLayout.make(for: box, spacing: spacing))
    }

    private func pixels(_ spacing: Spacing?) -> Int32 {
        switch spacing {
        case .zero: 0
        case .small: 6
        case .medium, nil: 12
        case .large: 24
        }
    }

    func grid(_ node: ViewNode) -> ShownView {
        let cells = GridCells(box(spacing: 0))
        var arrange: () -> Void = {}
        let view = ShownView(node, cells.widget) { _ in arrange() }
        cells.view = view
        arrange = { [weak self, weak cells, weak view] in
            guard let self, let view else { return }
            // The margins of a screen are not for the grid.
            cells?.show(spacing: pixels(view.node[Grid.spacing]), width: (host?.width ?? 0) - 48)
        }
        view.childrenChanged = arrange
        view.attachments.append(cells)
        return view
    }

    func spacer(_ node: ViewNode) -> ShownView {
        let widget = box(spacing: 0)
        gtk_widget_set_hexpand(widget, 1)
        return ShownView(node, widget) { _ in }
    }

    func section(_ node: ViewNode) -> ShownView {
        let heading = part("title", text(style: "heading")), content = box(spacing: 12)
        makeHeading(heading, level: 2)
        return ShownView(node, box(spacing: 6, [heading, content]), content: content) { [self] node in
            set(node[Section.heading], in: heading)
        }
    }

    func disclosure(_ node: ViewNode) -> ShownView {
        let expander = part("expander", gtk_expander_new("")), content = box(spacing: 12)
        gtk_expander_set_child(belvedere_expander(expander), content)
        observe(expander, "expanded") { [weak self] in
            guard let self, !isApplying else { return }
            send(.toggle(gtk_expander_get_expanded(belvedere_expander(expander)) != 0), node.identifier)
        }
        let view = ShownView(node, box(spacing: 0, [expander]), content: content) { node in
            gtk_expander_set_label(belvedere_expander(expander), node[Disclosure.title])
            gtk_expander_set_expanded(belvedere_expander(expander), node[Disclosure.isExpanded] ? 1 : 0)
        }
        view.focusTarget = expander
        return view
    }

    /// Tabs: a linked button for each, and the contents below. The kit hides all contents but the chosen one.
    func tabs(_ node: ViewNode) -> ShownView {
        let content = box(spacing: 12)
        let choices = ChoiceButtons(style: .linked) { [weak self] index, _ in
            if let self, !isApplying { send(.select(index), node.identifier) }
        }
        let view = ShownView(node, box(spacing: 12, [part("choices", choices.widget), content]), content: content) { node in
            choices.show(node[Tabs.titles], chosen: [node[Tabs.selection]])
        }
        view.attachments.append(choices)
        view.controls = { choices.buttons }
        return view
    }
}

extension ShownView {
    /// Whether a control below its title is beside others, which then stand on the same line as the control.
    private var hasTitledControls: Bool {
        children.contains { [.textField, .comboBox, .picker, .dateField, .timeField, .decimalField, .stepper].contains($0.kind) }
    }

    /// Gives the children of a stack their place across its axis. Without one, a column stretches them and a line centres them.
    fileprivate func alignChildren() {
        let isHorizontal = node[Stack.axis] == .horizontal
        let place =
            switch node[Stack.alignment] {
            case .start: GTK_ALIGN_START
            case .center: GTK_ALIGN_CENTER
            case .end: GTK_ALIGN_END
            case .stretch: GTK_ALIGN_FILL
            case .baseline: isHorizontal ? GTK_ALIGN_BASELINE : GTK_ALIGN_START
            case nil: isHorizontal ? hasTitledControls ? GTK_ALIGN_END : GTK_ALIGN_CENTER : GTK_ALIGN_FILL
            }
        for child in children {
            // A search takes the space that is left of a line.
            if isHorizontal, child.kind == .searchField { gtk_widget_set_hexpand(child.widget, 1) }
            if isHorizontal { gtk_widget_set_valign(child.widget, place) } else { gtk_widget_set_halign(child.widget, place) }
        }
    }
}
