@_spi(Hosting) public import Belvedere

extension Driver {
    /// Makes a custom element send one of its events, as it does in a browser when a person uses it.
    ///
    /// ```swift
    /// let pick = ElementEvent<Int>("pick")
    /// ```
    ///
    /// As with a browser, the session refuses an event that the app does not observe, and a value that does not fit the type of the
    /// event.
    ///
    /// - Parameters:
    ///   - event: the event.
    ///   - value: the value of the event.
    ///   - element: the kind of the element.
    ///   - name: the name of the element; any name if left out.
    ///   - index: the index of the view, counted from 0, if several have the same name.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func emit<Value>(
        _ event: ElementEvent<Value>,
        _ value: Value,
        from element: CustomElement,
        _ name: String? = nil,
        at index: Int? = nil,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        emit(
            event.name, ElementValue(encoding: value), from: Target(element.kind, name, at: index),
            at: CallSite(fileID: fileID, filePath: filePath, line: line)
        )
    }

    func emit(_ event: String, _ value: ElementValue, from target: Target, at site: CallSite) {
        step(at: site) {
            let call = "emit(\(event), \(value.json), from: \(target.arguments))"
            guard let view = find(target, for: call, at: site) else { return }
            guard view.kind.isElement else { return stop("\(call): the \(target.phrase) is no custom element.", at: site) }
            let events = view[ElementView.events]
            guard events.contains(event) || events.contains("~" + event) else {
                let heard =
                    events.isEmpty ? "nothing" : events.map { $0.first == "~" ? String($0.dropFirst()) : $0 }.joined(separator: ", ")
                return stop("\(call): the app does not listen to that. It listens to \(heard).", at: site)
            }
            host.moveFocus(to: nil)
            host.send(.emit(event, value), to: view.identifier)
        }
    }
}
