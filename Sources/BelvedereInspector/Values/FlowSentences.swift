internal import BelvedereTexts

nonisolated extension FlowAction {
    /// The action as a sentence in the language of the session, such as `You pressed “Save”.`
    var sentence: String {
        switch self {
        case .pressed(let name): InspectorTexts.pressed(name)
        case .typed(let name): InspectorTexts.typed(name)
        case .used(let name): InspectorTexts.used(name)
        case .visited(let path): InspectorTexts.visited(path.isEmpty ? "/" : Self.shortened(path))
        }
    }

    /// The name of the control, or the address.
    var name: String {
        switch self {
        case .pressed(let name), .typed(let name), .used(let name): "“\(name)”"
        case .visited(let path): path.isEmpty ? "/" : path
        }
    }

    /// Returns the beginning of a long address.
    static func shortened(_ path: String) -> String { path.count > 40 ? path.prefix(39) + "…" : path }
}

nonisolated extension Flow {
    /// The action of the person as a sentence.
    var sentence: String { action?.sentence ?? (id == 0 ? InspectorTexts.appOpened : title) }
}

nonisolated extension FlowStep {
    /// The step as a sentence in the language of the session.
    ///
    /// - Parameters:
    ///   - flow: The event with all its steps.
    ///   - call: The first call of the handler; `nil` if it is not known.
    func sentence(in flow: Flow, calling call: FlowCall?) -> String {
        let own = ownSentence(in: flow, calling: call)
        return cause.isEmpty ? own : "\(own) \(InspectorTexts.byListener(cause))"
    }

    private func ownSentence(in flow: Flow, calling call: FlowCall?) -> String {
        switch kind {
        case .event: return flow.sentence
        case .handler:
            let ran = InspectorTexts.handlerRan(subject)
            return call.map { "\(ran) \(InspectorTexts.called($0.method, $0.type))" } ?? ran
        case .set:
            guard let former else { return InspectorTexts.valueSet(subject, detail) }
            if former != detail { return InspectorTexts.valueChanged(subject, former, detail) }
            // The two texts of a long value are shortened, and may differ only behind their ends.
            return detail.hasSuffix("…") ? InspectorTexts.valueDiffers(subject) : InspectorTexts.valueStays(subject, detail)
        case .computed:
            guard let former, former != detail else { return InspectorTexts.computedAsBefore(subject, detail) }
            return InspectorTexts.computed(subject, former, detail)
        case .notified: return InspectorTexts.notified(subject)
        case .changed: return InspectorTexts.viewChanged(subject, detail)
        case .inserted: return InspectorTexts.viewAdded(detail, subject)
        case .removed: return InspectorTexts.viewRemoved(subject)
        case .moved: return InspectorTexts.viewMoved(subject)
        case .arranged: return InspectorTexts.viewArranged(subject, detail)
        case .focused: return InspectorTexts.viewFocused(subject)
        case .located: return InspectorTexts.opened(FlowAction.shortened(subject))
        case .announced: return InspectorTexts.announced(subject)
        case .asked: return InspectorTexts.asked(subject)
        case .reported: return InspectorTexts.reported(subject, detail)
        case .sent: return InspectorTexts.sent(subject)
        }
    }

    /// A few words about the step for the diagram, such as `helloText = "Hello"`.
    func caption(in flow: Flow, calling call: FlowCall?) -> String {
        let name = subject.split(separator: ".", maxSplits: 1).last.map(String.init) ?? subject
        return switch kind {
        case .event: flow.action?.name ?? flow.sentence
        case .announced, .asked, .sent, .reported, .located, .focused, .removed, .moved, .arranged: subject
        case .handler: call?.method ?? (subject.split(separator: "/").last.map(String.init) ?? subject)
        case .set, .computed: "\(name) = \(detail)"
        case .notified: name
        case .changed: detail
        case .inserted: "+ \(detail)"
        }
    }
}
