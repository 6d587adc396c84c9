#if canImport(UIKit)
import BelvedereHeadless
import UIKit

/// Something that a person perceives: a view, with the line that it has in a transcript.
final class Perceived {
    let kind: String
    let name: String
    let view: UIView?
    let children: [Perceived]
    let isDisabled: Bool
    /// The button of an alert.
    var action: UIAlertAction?
    /// The place of a row.
    var place: (UITableView, IndexPath)?
    /// Presses a row outside a table.
    var press: (() -> Void)?
    private let value: String
    private let states: [String]

    init(
        _ kind: String, _ name: String, _ view: UIView?, value: String = "", states: [String] = [], isDisabled: Bool = false,
        children: [Perceived] = []
    ) {
        self.kind = kind
        self.name = name
        self.view = view
        self.value = value
        self.states = (isDisabled ? ["disabled"] : []) + states
        self.isDisabled = isDisabled
        self.children = children
    }

    func lines(depth: Int = 0) -> [String] {
        var line = String(repeating: "  ", count: depth) + kind
        if !name.isEmpty { line += " " + Transcript.quoted(name) }
        line += value
        if !states.isEmpty { line += " [" + states.joined(separator: ", ") + "]" }
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }

    /// This element and everything in it, in reading order.
    var all: [Perceived] { [self] + children.flatMap(\.all) }

    func part<Part: UIView>(_ type: Part.Type, _ name: String) -> Part? { view?.part(name) as? Part }
}

extension UIView {
    /// The part with a name, also if it is hidden.
    func part(_ name: String) -> UIView? {
        for view in subviews {
            if view.accessibilityIdentifier == "part-" + name { return view }
            if let found = view.part(name) { return found }
        }
        return nil
    }

    /// The text of a visible part; empty if there is none.
    func text(of part: String) -> String {
        guard let label = self.part(part) as? UILabel, !label.isHidden else { return "" }
        return label.text ?? ""
    }
}
#endif
