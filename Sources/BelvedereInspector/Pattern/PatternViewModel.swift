internal import BelvedereBinding
internal import BelvedereCore

/// The parts of the inspected screen, and a sentence about the last action.
final class PatternViewModel: ViewModel {
    let strip: PatternStrip
    let texts: PatternTexts
    private let state: DynamicValue<InspectionState>
    private let pattern: Derived<ScreenPattern>
    private(set) lazy var parts = pattern.map { $0.parts }
    private(set) lazy var sentence = pattern.map { [texts] in Self.sentence(about: $0, texts) }

    init(_ inspection: Inspection, strip: PatternStrip) {
        self.strip = strip
        texts = strip.texts()
        state = inspection.state.dynamic()
        pattern = state.map { [source = strip.source] in ScreenPattern($0, source: source) }
    }

    /// Returns the sentences about an action, from the person to the screen.
    private static func sentence(about pattern: ScreenPattern, _ texts: PatternTexts) -> String {
        guard let flow = pattern.flow, let action = flow.action else { return texts.waiting }
        var sentences = [sentence(about: action, texts)]
        if let call = pattern.call { sentences.append(texts.called(call.method, call.type)) }
        let names = changedNames(in: flow)
        if !names.isEmpty { sentences.append(texts.changed(names.prefix(3).joined(separator: ", "))) }
        if let place = flow.steps.last(where: { $0.kind == .located }) {
            sentences.append(texts.opened(shortened(place.subject)))
        } else if flow.steps.contains(where: { $0.kind == .changed }) {
            sentences.append(texts.shown)
        } else if names.isEmpty {
            sentences.append(texts.nothing)
        }
        return sentences.joined(separator: " ")
    }

    private static func sentence(about action: FlowAction, _ texts: PatternTexts) -> String {
        switch action {
        case .pressed(let name): texts.pressed(name)
        case .typed(let name): texts.typed(name)
        case .used(let name): texts.used(name)
        case .visited(let path): texts.visited(path.isEmpty ? "/" : shortened(path))
        }
    }

    /// Returns the beginning of a long address.
    private static func shortened(_ path: String) -> String { path.count > 40 ? path.prefix(39) + "…" : path }

    /// Returns the names of the values that changed, each once, without the names of their owners.
    private static func changedNames(in flow: Flow) -> [String] {
        var names: [String] = []
        for step in flow.steps where (step.kind == .set || step.kind == .computed) && !step.detail.hasSuffix(", as before") {
            // The sentence says by itself where the router went, and a value without a name says nothing.
            if ["router", "binding"].contains(step.lane) { continue }
            let name = step.subject.split(separator: ".", maxSplits: 1).last.map(String.init) ?? step.subject
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}
