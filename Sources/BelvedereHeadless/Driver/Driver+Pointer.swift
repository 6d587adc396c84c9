@_spi(Hosting) public import Belvedere

extension Driver {
    /// Presses at a point of a drawing: the pointer goes down and up there.
    ///
    /// ```swift
    /// app.press(at: DrawingPoint(120, 80), in: "Canvas")
    /// ```
    ///
    /// If a shape at that point can be pressed, its handler is called too.
    public func press(
        at point: DrawingPoint, in drawing: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        movePointer(over: drawing, "press(at: \(Self.text(point)))", [(.down, point), (.up, point)], at: site)
    }

    /// Moves the pointer to a point of a drawing without pressing.
    ///
    /// ```swift
    /// app.hover(at: DrawingPoint(120, 80), in: "Canvas")
    /// ```
    public func hover(
        at point: DrawingPoint, in drawing: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        movePointer(over: drawing, "hover(at: \(Self.text(point)))", [(.hover, point)], at: site)
    }

    /// Drags over a drawing: the pointer goes down at the first point, moves to the second, and goes up there. A drawing that a person can
    /// move follows the pointer.
    ///
    /// ```swift
    /// app.drag(from: DrawingPoint(10, 10), to: DrawingPoint(120, 80), in: "Canvas")
    /// ```
    public func drag(
        from start: DrawingPoint, to end: DrawingPoint, in drawing: String? = nil,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) {
        let middle = DrawingPoint((start.x + end.x) / 2, (start.y + end.y) / 2)
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        movePointer(
            over: drawing, "drag(from: \(Self.text(start)), to: \(Self.text(end)))",
            [(.down, start), (.move, middle), (.move, end), (.up, end)], at: site
        )
    }

    private func movePointer(over drawing: String?, _ call: String, _ steps: [(PointerPhase, DrawingPoint)], at site: CallSite) {
        let target = Target(.drawing, drawing)
        step(at: site) {
            guard let view = find(target, for: call, at: site) else { return }
            if !view[Drawing.scales].isEmpty { return move(view, steps, call, at: site) }
            let size = view[Drawing.size], phases = view[Drawing.pointers]
            for (_, point) in steps where !(0...(size.first ?? 0)).contains(point.x) || !(0...(size.last ?? 0)).contains(point.y) {
                return stop("\(call): \(Self.text(point)) is outside the \(target.phrase).", at: site)
            }
            host.moveFocus(to: nil)
            // Send only the phases of the pointer that the app observes.
            for (phase, point) in steps where phases.contains(phase.rawValue) {
                if host.mirror.view(view.identifier) != nil { host.send(.pointer(phase, x: point.x, y: point.y), to: view.identifier) }
            }
            guard steps.last?.0 == .up, steps.count == 2, let shape = shape(at: steps[0].1, in: view) else { return }
            host.send(.activate, to: shape.identifier)
        }
    }

    /// Moves a drawing from the first point to the last, and sends the area that is visible then.
    private func move(_ drawing: MirroredView, _ steps: [(PointerPhase, DrawingPoint)], _ call: String, at site: CallSite) {
        let shown = drawing[Drawing.shownArea], size = drawing[Drawing.size]
        let area = shown.count == 4 ? shown : [0, 0] + size
        guard area.count == 4, let start = steps.first?.1, let end = steps.last?.1 else { return }
        func isVisible(_ point: DrawingPoint) -> Bool {
            (area[0]...area[0] + area[2]).contains(point.x) && (area[1]...area[1] + area[3]).contains(point.y)
        }
        if let point = steps.map(\.1).first(where: { !isVisible($0) }) {
            return stop("\(call): \(Self.text(point)) is outside the visible area of the drawing.", at: site)
        }
        if start == end {
            if let shape = shape(at: start, in: drawing) { host.send(.activate, to: shape.identifier) }
            return
        }
        let (x, y) = (area[0] + start.x - end.x, area[1] + start.y - end.y)
        host.send(
            .look(DrawingArea(x: x, y: y, width: area[2], height: area[3]), scale: 1, edit: drawing[Drawing.edit]), to: drawing.identifier)
    }

    /// Returns the topmost shape at a point, if a person can press it.
    private func shape(at point: DrawingPoint, in drawing: MirroredView) -> MirroredView? {
        let shape = drawing.children.last { shape in
            !shape.isHidden
                && shape[Shape.geometry].contains(
                    point, isFilled: shape[Shape.fill] != .none, reach: max(4, shape[Shape.lineWidth] / 2)
                )
        }
        return shape.flatMap { $0[Shape.isPressable] && $0.isEnabled ? $0 : nil }
    }

    private static func text(_ point: DrawingPoint) -> String { "\(point.x), \(point.y)" }
}
