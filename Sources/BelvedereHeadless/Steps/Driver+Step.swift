@_spi(Hosting) internal import Belvedere

extension Driver {
    /// Performs one step of a test that any host can run, and waits until the app is at rest.
    ///
    /// The test accepts all changes before the step without a check.
    ///
    /// ```swift
    /// await app.perform(.type("Ann", into: "First Name"))
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of views on the screen.
    public func perform(
        _ step: Step,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) async {
        if ledger.isStopped { return }
        if step.action != .expect { ignoreChanges() }
        await perform(step, at: CallSite(fileID: fileID, filePath: filePath, line: line))
    }

    private func perform(_ step: Step, at site: CallSite) async {
        var app = self
        for outer in step.inside ?? [] { app = app.inside(outer.role, outer.name, at: outer.index) }
        let (file, path, line) = (site.fileID, site.filePath, site.line)
        let (target, text) = (step.target, step.text ?? "")
        let number = Int(exactly: (step.number ?? 0).rounded()) ?? 0
        switch step.action {
        case .tap: app.tap(target?.role ?? .button, target?.name, at: target?.index, fileID: file, filePath: path, line: line)
        case .type: app.type(text, into: target?.name, at: target?.index, fileID: file, filePath: path, line: line)
        case .clear: app.clear(target?.name, at: target?.index, fileID: file, filePath: path, line: line)
        case .submit: app.submit(target?.name, at: target?.index, fileID: file, filePath: path, line: line)
        case .toggle: app.toggle(target?.name, at: target?.index, fileID: file, filePath: path, line: line)
        case .select: app.select(text, in: target?.name, fileID: file, filePath: path, line: line)
        case .adjust: app.adjust(target?.name, to: step.number ?? 0, at: target?.index, fileID: file, filePath: path, line: line)
        case .step: app.step(target?.name, by: number, at: target?.index, fileID: file, filePath: path, line: line)
        case .enter: app.enter(text, into: target?.name, at: target?.index, fileID: file, filePath: path, line: line)
        case .check: app.check(text, in: target?.name, fileID: file, filePath: path, line: line)
        case .perform: app.perform(text, on: target?.name, at: target?.index, fileID: file, filePath: path, line: line)
        case .scroll:
            app.scroll(toRow: number, of: target?.name, kind: target?.role ?? .list, fileID: file, filePath: path, line: line)
        case .jump: app.jump(to: text, of: target?.name, fileID: file, filePath: path, line: line)
        case .turn: app.turn(target?.name, to: number, fileID: file, filePath: path, line: line)
        case .back: app.back(fileID: file, filePath: path, line: line)
        case .resize: app.resize(to: WindowWidth(rawValue: text) ?? .narrow, fileID: file, filePath: path, line: line)
        case .open: app.open(text, fileID: file, filePath: path, line: line)
        case .provide:
            if let given = step.file { app.provide(given, to: target?.name, fileID: file, filePath: path, line: line) }
        case .emit:
            if let target { app.emit(text, ElementValue(json: step.value ?? "null") ?? .null, from: target, at: site) }
        case .choose: app.choose(text, from: target?.name, target?.role, fileID: file, filePath: path, line: line)
        case .pressKeys:
            guard let keys = Shortcut(text: text) else { break }
            app.pressKeys(keys.key, modifiers: keys.modifiers, fileID: file, filePath: path, line: line)
        case .press, .hover, .drag:
            let points = step.points ?? []
            guard let start = points.first, let end = points.last else { break }
            switch step.action {
            case .press: app.press(at: start, in: target?.name, fileID: file, filePath: path, line: line)
            case .hover: app.hover(at: start, in: target?.name, fileID: file, filePath: path, line: line)
            default: app.drag(from: start, to: end, in: target?.name, fileID: file, filePath: path, line: line)
            }
        case .together: app.tapTogether((step.steps ?? []).compactMap(\.target), at: site)
        case .sort: app.sort(by: text, in: target?.name, fileID: file, filePath: path, line: line)
        case .selectRow:
            app.selectRow(target?.name, RowChoice(rawValue: text) ?? .only, at: target?.index, fileID: file, filePath: path, line: line)
        case .edit: app.edit(text, of: target?.name, at: target?.index, fileID: file, filePath: path, line: line)
        case .focusCell: app.focusCell(text, of: target?.name, at: target?.index, fileID: file, filePath: path, line: line)
        case .giveUp: app.giveUp(target?.name, fileID: file, filePath: path, line: line)
        case .wait: await app.wait(for: .seconds(step.number ?? 0), fileID: file, filePath: path, line: line)
        case .expect:
            let lines = (step.lines ?? []).joined(separator: "\n")
            return app.expect(lines, fileID: file, filePath: path, line: line)
        }
        await rest()
        if !ledger.isStopped { reportFaults(at: site) }
    }
}
