import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk

/// Something that a person perceives in a window: a widget, with the line that it has in a transcript.
final class Perceived {
    let kind: String
    let name: String
    let widget: NativeView
    let children: [Perceived]
    private let value: String
    private let states: [String]

    init(_ kind: String, _ name: String, _ widget: NativeView, value: String = "", states: [String] = [], children: [Perceived] = []) {
        self.kind = kind
        self.name = name
        self.widget = widget
        self.value = value
        self.states = states
        self.children = children
    }

    /// A line without a widget of its own, such as the message of an alert.
    convenience init(text: String, in widget: NativeView) {
        self.init("label", text, widget)
    }

    /// Whether it is only a text, which a row has in its name.
    var isText: Bool { ["label", "badge", "drawnText"].contains(kind) }

    /// The lines of the transcript.
    func lines(depth: Int = 0) -> [String] {
        var line = String(repeating: "  ", count: depth) + kind
        if kind == "header" { line += " " + name } else if !name.isEmpty { line += " " + Transcript.quoted(name) }
        line += value
        if !states.isEmpty { line += " [" + states.joined(separator: ", ") + "]" }
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }

    /// This element and everything in it, in reading order.
    var all: [Perceived] { [self] + children.flatMap(\.all) }
}
