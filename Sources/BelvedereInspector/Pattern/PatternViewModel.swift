internal import BelvedereBinding
internal import BelvedereCore
internal import BelvedereTexts

/// The parts of the inspected screen, and a sentence about the last action.
final class PatternViewModel: ViewModel {
    let strip: PatternStrip
    private let state: DynamicValue<InspectionState>
    private let pattern: Derived<ScreenPattern>
    private(set) lazy var parts = pattern.map { $0.parts }
    private(set) lazy var sentence = pattern.map { Self.sentence(about: $0) }

    init(_ inspection: Inspection, strip: PatternStrip) {
        self.strip = strip
        state = inspection.state.dynamic()
        pattern = state.map { [source = strip.source] in ScreenPattern($0, source: source) }
    }

    /// Returns the sentences about an action, from the person to the screen.
    private static func sentence(about pattern: ScreenPattern) -> String {
        guard let flow = pattern.flow, let action = flow.action else { return InspectorTexts.waiting }
        var sentences = [action.sentence]
        if let call = pattern.call { sentences.append(InspectorTexts.called(call.method, call.type)) }
        let names = changedNames(in: flow)
        if !names.isEmpty { sentences.append(InspectorTexts.changed(names.prefix(3).joined(separator: ", "))) }
        if let place = flow.steps.last(where: { $0.kind == .located }) {
            sentences.append(InspectorTexts.opened(FlowAction.shortened(place.subject)))
        } else if flow.steps.contains(where: { $0.kind.isOfView }) {
            sentences.append(InspectorTexts.shown)
        } else if names.isEmpty {
            sentences.append(InspectorTexts.nothingChanged)
        }
        return sentences.joined(separator: " ")
    }

    /// Returns the names of the values that changed, each once, without the names of their owners.
    private static func changedNames(in flow: Flow) -> [String] {
        var names: [String] = []
        for step in flow.steps where (step.kind == .set || step.kind == .computed) && step.former != step.detail {
            // The sentence says by itself where the router went, and a value without a name says nothing.
            if ["router", BindingNames.unowned].contains(step.lane) || step.subject.hasSuffix(BindingNames.derivedSuffix) { continue }
            let name = step.subject.split(separator: ".", maxSplits: 1).last.map(String.init) ?? step.subject
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}
