@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The widgets of drawings and of their shapes.
extension NativeViewFactory {
    /// A drawing: the area in which GTK paints, and for each shape a widget without a size. Assistive technology reads the names of these
    /// and performs their actions, because it knows nothing of what is painted.
    func drawing(_ node: ViewNode) -> ShownView {
        let canvas = DrawingCanvas { [weak self] event, view in self?.send(event, view) }
        let shapes = box(spacing: 0), outer = box(spacing: 0, [part("canvas", canvas.widget), shapes])
        let menu = popoverMenu(of: outer, node.identifier)
        let view = ShownView(node, outer, content: shapes) { [self] node in
            menu.show(node[Drawing.items])
            // A person must see where the pointer draws or moves something.
            setClass("canvas", !node[Drawing.pointers].isEmpty || !node[Drawing.scales].isEmpty, of: canvas.widget)
            canvas.show(node)
        }
        canvas.view = view
        view.childrenChanged = { [weak canvas] in canvas?.redraw() }
        view.attachments += [canvas, menu]
        addPointer(to: canvas)
        addKeys(to: canvas, of: view)
        return view
    }

    func shape(_ node: ViewNode) -> ShownView {
        let widget = box(spacing: 0)
        weak var shape: ShownView?
        var menu: PopoverMenu?
        let view = ShownView(node, widget) { [self] node in
            // Most shapes have no menu, and a menu needs many widgets.
            if menu == nil, !node[Shape.items].isEmpty {
                menu = popoverMenu(of: widget, node.identifier)
                if let menu { shape?.attachments.append(menu) }
            }
            menu?.show(node[Shape.items])
            for case let canvas as DrawingCanvas in shape?.parent?.attachments ?? [] { canvas.redraw() }
        }
        shape = view
        let actions = NativeActions("shape", of: widget)
        actions.add("activate") { [weak self, weak view] in
            if let view, view.node[Shape.isPressable] { self?.send(.activate, view.identifier) }
        }
        view.attachments.append(actions)
        return view
    }

    private func popoverMenu(of widget: NativeView, _ identifier: ViewIdentifier) -> PopoverMenu {
        PopoverMenu(of: widget, opensAtClick: false) { [weak self] number in self?.send(.choose(number), identifier) }
    }

    /// Dragging moves the drawing, if a person can move it. If not, the app receives each step of the pointer.
    private func addPointer(to canvas: DrawingCanvas) {
        guard let drag = gtk_gesture_drag_new(), let motion = gtk_event_controller_motion_new(),
            let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
        else { return }
        var began = (x: 0.0, y: 0.0), last = began, hovered = began
        connectPoint(UnsafeMutableRawPointer(drag), "drag-begin") { [weak canvas] x, y in
            (began, last) = ((x, y), (0, 0))
            canvas?.pointer(.down, atX: x, y)
        }
        connectPoint(UnsafeMutableRawPointer(drag), "drag-update") { [weak canvas] x, y in
            if canvas?.move(byX: x - last.x, y - last.y) == false { canvas?.pointer(.move, atX: began.x + x, began.y + y) }
            last = (x, y)
        }
        connectPoint(UnsafeMutableRawPointer(drag), "drag-end") { [weak canvas] x, y in
            canvas?.pointer(.up, atX: began.x + x, began.y + y)
            if abs(x) < 4, abs(y) < 4 { canvas?.press(atX: began.x, began.y) }
        }
        connectPoint(UnsafeMutableRawPointer(motion), "motion") { [weak canvas] x, y in
            hovered = (x, y)
            canvas?.pointer(.hover, atX: x, y)
        }
        connect(UnsafeMutableRawPointer(motion), "leave") { [weak canvas] in canvas?.pointer(.leave, atX: hovered.x, hovered.y) }
        connectPoint(UnsafeMutableRawPointer(scroll), "scroll") { [weak canvas] _, y in canvas?.zoom(by: y < 0 ? 1.2 : 1 / 1.2) }
        gtk_widget_add_controller(canvas.widget, belvedere_controller(UnsafeMutableRawPointer(drag)))
        gtk_widget_add_controller(canvas.widget, motion)
        gtk_widget_add_controller(canvas.widget, scroll)
        onClick(canvas.widget, button: 3) { [weak canvas] keys in
            guard let canvas, let owner = canvas.menuOwner(atX: keys.place.x, keys.place.y) else { return }
            for case let menu as PopoverMenu in owner.attachments { menu.open(at: keys.place, in: canvas.widget) }
        }
    }

    /// The arrow keys move the drawing, and `+` and `-` zoom it.
    private func addKeys(to canvas: DrawingCanvas, of view: ShownView) {
        let actions = NativeActions("drawing", of: canvas.widget)
        let steps: [(String, String, Double, Double)] = [
            ("left", "Left", 40, 0), ("right", "Right", -40, 0), ("up", "Up", 0, 40), ("down", "Down", 0, -40),
        ]
        for (name, key, x, y) in steps {
            bind(key, to: actions.add(name) { [weak canvas] in canvas?.move(byX: x, y) }, in: canvas.widget)
        }
        for (name, key, factor) in [("larger", "plus", 1.2), ("smaller", "minus", 1 / 1.2)] {
            bind(key, to: actions.add(name) { [weak canvas] in canvas?.zoom(by: factor) }, in: canvas.widget)
        }
        view.attachments.append(actions)
    }

    /// A view with smaller views over its corners. The children are the view below and a stack for each corner.
    func overlay(_ node: ViewNode) -> ShownView {
        let outer: NativeView = gtk_overlay_new()
        let corners = [GTK_ALIGN_START, GTK_ALIGN_END].flatMap { along in [GTK_ALIGN_START, GTK_ALIGN_END].map { ($0, along) } }
        let boxes =
            [box(spacing: 0)]
            + corners.map { across, along in
                let corner = box(spacing: 6)
                gtk_widget_set_halign(corner, across)
                gtk_widget_set_valign(corner, along)
                return corner
            }
        gtk_overlay_set_child(belvedere_overlay(outer), boxes[0])
        for corner in boxes.dropFirst() { gtk_overlay_add_overlay(belvedere_overlay(outer), corner) }
        weak var overlay: ShownView?
        let view = ShownView(
            node, outer, box: { child in boxes[min(overlay?.children.firstIndex { $0 === child } ?? 0, boxes.count - 1)] }, update: { _ in }
        )
        overlay = view
        return view
    }
}
