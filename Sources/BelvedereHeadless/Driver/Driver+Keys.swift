@_spi(Hosting) public import Belvedere

extension Driver {
    /// Presses the keys of a shortcut.
    ///
    /// ```swift
    /// app.pressKeys("s")
    /// app.pressKeys(.delete, modifiers: [.command, .shift])
    /// ```
    ///
    /// It fails if nothing on the screen has this shortcut, or if the keys go to the field that has the keyboard focus.
    ///
    /// - Parameters:
    ///   - key: the key that the person presses last.
    ///   - modifiers: the keys that the person holds meanwhile.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    /// - Complexity: O(*n*) in the number of views on the screen.
    public func pressKeys(
        _ key: Shortcut.Key, modifiers: Shortcut.Modifiers = .command,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let pressed = Shortcut(key, modifiers: modifiers)
        let call = "pressKeys(\(TranscriptText.quote(pressed.text)))"
        step(at: site) {
            if let field = host.mirror.focused.flatMap({ host.mirror.view($0) }), field.kind.events.contains(.input), pressed.isForTyping {
                return stop("\(call): the keys go to the \(field.kind.name) that has the keyboard focus.", at: site)
            }
            let found = host.perception.elements.compactMap { element in event(of: pressed, in: element.view).map { (element, $0) } }
            guard let (owner, event) = found.first(where: { disabled($0.0.view) == nil }) else {
                if let owner = found.first?.0 { return stop("\(call): the \(owner.description) is disabled.", at: site) }
                let shortcuts = host.perception.elements.flatMap { element in
                    Self.shortcuts(of: element.view).map { "  \(element.description): \($0.shortcut.text)" }
                }
                let told = shortcuts.isEmpty ? "  nothing" : shortcuts.joined(separator: "\n")
                return stop("\(call): nothing that a person can press has these keys.\nThe shortcuts are:\n\(told)", at: site)
            }
            host.send(event, to: owner.view.identifier)
        }
    }

    private func event(of pressed: Shortcut, in view: MirroredView) -> Event? {
        Self.shortcuts(of: view).first { $0.shortcut.isPressed(by: pressed) }?.event
    }

    /// Returns the shortcuts of a view, each with the event that it sends.
    private static func shortcuts(of view: MirroredView) -> [(shortcut: Shortcut, event: Event)] {
        let own = view.kind == .button ? view[Button.shortcut].map { [($0, Event.activate)] } ?? [] : []
        return own + MenuItem.shortcuts(view.menuItems).map { ($0.shortcut, .choose($0.number)) }
    }
}
