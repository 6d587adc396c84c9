/// What the value of one property does to the page. The same effects make the first page, on the server, and change it
/// later, in the browser; so the two cannot come apart.
@_spi(Hosting)
public enum Effect: Sendable {
    case text(ElementIdentifier, String)
    case attribute(ElementIdentifier, Attribute, Element.Value?)
    /// The text of a field. It belongs to the person while they type: the browser takes it only if it has made no edit
    /// after the `edit`-th.
    case value(ElementIdentifier, String, edit: Int)
    case checked(ElementIdentifier, Bool)
    case children(ElementIdentifier, [Element])
    /// Which of the children is the chosen one.
    case mark(ElementIdentifier, Int?)
    /// Which boxes in it are checked, each by itself.
    case marks(ElementIdentifier, [Int])
    /// A property of the look that no class can say. Without a value the style sheet's own holds.
    case style(ElementIdentifier, StyleProperty, StyleValue?)

    public static func flag(_ identifier: ElementIdentifier, _ attribute: Attribute, _ isOn: Bool) -> Effect {
        .attribute(identifier, attribute, isOn ? .text("") : nil)
    }

    /// Does it to an element that has not been sent.
    func apply(to root: inout Element) {
        switch self {
        case .text(let target, let text): root.change(target) { $0.content = text.isEmpty ? [] : [.text(text)] }
        case .attribute(let target, let name, let value): root.change(target) { $0.set(name, to: value) }
        case .value(let target, let text, let edit):
            root.change(target) { element in
                if element.tag == .textarea {
                    element.content = text.isEmpty ? [] : [.text(text)]
                } else {
                    element.set(.value, to: text.isEmpty ? nil : .text(text))
                }
                element.set(.edit, to: edit == 0 ? nil : .text(String(edit)))
            }
        case .checked(let target, let isOn): root.change(target) { $0.set(.checked, to: isOn ? .text("") : nil) }
        case .children(let target, let children): root.change(target) { $0.content = children.map { .element($0) } }
        case .mark(let target, let chosen): root.change(target) { $0.mark(chosen) }
        case .marks(let target, let chosen): root.change(target) { $0.check(chosen) }
        case .style(let target, let property, let value): root.change(target) { $0.set(property, to: value) }
        }
    }
}

extension Element {
    /// Marks one child as the chosen one, in the way its role asks for.
    mutating func mark(_ chosen: Int?) {
        if tag == .fieldset { return check(chosen.map { [$0] } ?? []) }
        for index in content.indices {
            guard case .element(var child) = content[index] else { continue }
            if tag == .select {
                child.set(.selected, to: index == chosen ? .text("") : nil)
            } else {
                child.set(.ariaSelected, to: .text(index == chosen ? "true" : "false"))
                child.set(.tabindex, to: .text(index == (chosen ?? 0) ? "0" : "-1"))
            }
            content[index] = .element(child)
        }
    }

    /// Checks the boxes of some of its children and of no other.
    mutating func check(_ chosen: [Int]) {
        for index in content.indices {
            guard case .element(var choice) = content[index], case .element(var box)? = choice.content.first else { continue }
            box.set(.checked, to: chosen.contains(index) ? .text("") : nil)
            choice.content[0] = .element(box)
            content[index] = .element(choice)
        }
    }
}
