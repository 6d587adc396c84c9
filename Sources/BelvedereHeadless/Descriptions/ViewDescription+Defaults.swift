@_spi(Hosting) internal import Belvedere

@_spi(Hosting)
extension ViewDescription {
    public func name(of view: MirroredView, in descriptions: ViewDescriptions) -> String { declaredName(of: view) }

    /// Returns the accessibility name that the developer has set or, without one, the first text that the kind declares as a name.
    public func declaredName(of view: MirroredView) -> String {
        let given = view[View.accessibilityName]
        if !given.isEmpty { return given }
        for property in view.kind.names {
            let text = view.text(property)
            if !text.isEmpty { return text }
        }
        return ""
    }

    public func absence(of view: MirroredView) -> String? { nil }

    public func value(of view: MirroredView) -> String {
        switch view.kind.value {
        case .text(let text): view.text(text)
        case .state(let state): view.flag(state) ? "on" : "off"
        case .number(let number): String(view.integer(number))
        case .fraction(let fraction): view.number(fraction).map { "\(Int(($0 * 100).rounded())) %" } ?? ""
        case .choice(let selection, let choices): view.texts(choices).element(at: view.integer(selection)) ?? ""
        case .amount(let amount, let text):
            text.map { view.text($0) }.flatMap { $0.isEmpty ? nil : $0 } ?? TranscriptText.number(view.amount(amount))
        case .choices(let checked, let choices):
            view.integers(checked).compactMap { view.texts(choices).element(at: $0) }.joined(separator: ", ")
        case nil: view.kind.names.first.map { view.text($0) } ?? ""
        }
    }

    public func line(of view: MirroredView) -> String {
        let value = value(of: view)
        switch view.kind.value {
        case .text: return value.isEmpty ? "" : " = " + TranscriptText.quote(value)
        case .state, .number: return " = " + value
        case .fraction: return value.isEmpty ? "" : " = " + value
        case .choice(let selection, let choices):
            let titles = view.texts(choices)
            let chosen = titles.indices.contains(view.integer(selection)) ? " = " + TranscriptText.quote(value) : ""
            return chosen + " of (" + titles.map(TranscriptText.quote).joined(separator: ", ") + ")"
        case .amount(_, let text):
            let isTold = text.map { !view.text($0).isEmpty } ?? false
            return " = " + (isTold ? TranscriptText.quote(value) : value)
        case .choices(let checked, let choices):
            let titles = view.texts(choices)
            let all = " of (" + titles.map(TranscriptText.quote).joined(separator: ", ") + ")"
            let chosen = view.integers(checked).compactMap { titles.element(at: $0) }
            return (chosen.isEmpty ? "" : " = " + chosen.map(TranscriptText.quote).joined(separator: ", ")) + all
        case nil: return ""
        }
    }

    public func states(of view: MirroredView, in situation: Situation) -> [String] { [] }
    public var contents: DescribedContents { .children }
    public func hidesContents(of view: MirroredView) -> Bool { false }
    public func header(of view: MirroredView) -> String? { nil }
    public func visibleRows(of view: MirroredView, from first: Int, in viewport: Viewport) -> Range<Int>? { nil }

    public func tap(on view: MirroredView) -> Tap {
        let events = view.kind.events
        if events.contains(.toggle), case .state(let state)? = view.kind.value { return .send(.toggle(!view.flag(state))) }
        if events.contains(.activate) { return .send(.activate) }
        return events.contains(.input) ? .focus : .nothing
    }

    public func canLeave(_ view: MirroredView) -> Bool { false }
}

/// A description for kinds of views without a special one. It uses only the declaration of the kind: its name, properties, role and
/// events.
struct DeclaredDescription: ViewDescription {}

extension MirroredView {
    // The type of a property is known only at run time. Each method has a generic parameter, so that Swift opens the existential
    // value `any PropertyDeclaration`.

    func text(_ property: some PropertyDeclaration<String>) -> String { self[property] }
    func flag(_ property: some PropertyDeclaration<Bool>) -> Bool { self[property] }
    func integer(_ property: some PropertyDeclaration<Int>) -> Int { self[property] }
    func number(_ property: some PropertyDeclaration<Double?>) -> Double? { self[property] }
    func amount(_ property: some PropertyDeclaration<Double>) -> Double { self[property] }
    func integers(_ property: some PropertyDeclaration<[Int]>) -> [Int] { self[property] }
    func texts(_ property: some PropertyDeclaration<[String]>) -> [String] { self[property] }
}

nonisolated extension Array {
    /// The element at an index, or `nil` if the index is out of bounds.
    func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
