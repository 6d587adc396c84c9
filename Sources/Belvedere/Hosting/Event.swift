public import BelvedereCore

/// An action of a person, or a notification from the host (the program that shows the views, such as a browser server).
///
/// All events are declared here, with their data, their ``Kind`` and their names. Views receive them in ``View/deliver(_:)``.
@_spi(Hosting) nonisolated public enum Event: Sendable, Hashable {
    /// A click, a tap, or Enter on a row.
    case activate
    /// The text of a field after a person's edit. `edit` is the number of the edit, counted by the host for each field.
    case input(String, edit: Int)
    /// Enter in a field.
    case submit
    /// A field lost the keyboard focus.
    case endEditing
    case toggle(Bool)
    /// The index of the choice, tab or page that the person has chosen; for a row of a table, the index of the cell with the focus.
    case select(Int)
    /// The index of the row's action that the person has chosen.
    case perform(Int)
    /// The number of a slider or stepper after a person's edit with the number `edit`.
    case adjust(Double, edit: Int)
    /// A date, a time or a colour in its standard form, such as `2026-11-22`, after a person's edit with the number `edit`; empty if the
    /// person emptied the field.
    case enter(String, edit: Int)
    /// The index of a checkbox in its group, and the new state of the checkbox.
    case check(Int, Bool)
    /// A file that the person has chosen in a file field.
    case receive(ReceivedFile)
    /// The person begins to edit a cell. A text replaces the content of the cell; with `nil`, editing begins with the current content.
    case beginEditing(String?)
    /// A person's change to the selection of a table.
    case selectRow(RowSelection)
    /// The index of the column by which the person wants to sort a table.
    case sort(Int)
    /// The range of rows that are visible now.
    case show(Range<Int>)
    /// The person wants to leave a screen: with its back button, Esc, a swipe, or the host's own button.
    case leave
    /// The host went to an address itself, as with the browser's back and forward buttons.
    case visit(String)
    /// The number of the menu entry that the person has chosen.
    case choose(Int)
    /// An action of a pointer at a point of a drawing.
    case pointer(PointerPhase, x: Double, y: Double)
    /// The area of a drawing that is visible after a person has moved the drawing or its size has changed, and the number of points on the
    /// screen for each unit. `edit` is the number of the app's last area that the host had received.
    case look(DrawingArea, scale: Double, edit: Int)
    /// An event of a custom element, by its name, with its data.
    case emit(String, ElementValue)
    /// The device could not load the JavaScript module that the view needs, so the view shows its fallback.
    case fail
    /// The answer to a ``Change/request(_:_:)``.
    case answer(Int, CapabilityAnswer)

    /// The kind of an event, without its data. The kinds are in the same order as the cases of `Event`.
    nonisolated public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
        case activate, input, submit, endEditing, toggle, select, perform, adjust, enter, check, receive, beginEditing, selectRow, sort,
            show
        case leave, visit, choose, pointer, look, emit, fail, answer

        /// The short name for logs and diagnostics, such as "begin editing".
        public var name: String { Self.names[Int(rawValue)] }

        private static let names = allCases.map { kind in
            "\(kind)".map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
        }
    }

    public var kind: Kind {
        switch self {
        case .activate: .activate
        case .input: .input
        case .submit: .submit
        case .endEditing: .endEditing
        case .toggle: .toggle
        case .select: .select
        case .perform: .perform
        case .adjust: .adjust
        case .enter: .enter
        case .check: .check
        case .receive: .receive
        case .beginEditing: .beginEditing
        case .selectRow: .selectRow
        case .sort: .sort
        case .show: .show
        case .leave: .leave
        case .visit: .visit
        case .choose: .choose
        case .pointer: .pointer
        case .look: .look
        case .emit: .emit
        case .fail: .fail
        case .answer: .answer
        }
    }

    /// The short name for logs and diagnostics.
    public var name: String { kind.name }
}

/// The events that a kind of view accepts, with one bit for each. All other events for such a view are refused.
@_spi(Hosting)
nonisolated public struct EventKinds: ExpressibleByArrayLiteral, Sendable, Hashable {
    private let bits: UInt32

    /// - Complexity: O(*n*) in the number of kinds.
    public init(arrayLiteral kinds: Event.Kind...) {
        bits = kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }

    public func contains(_ kind: Event.Kind) -> Bool { bits & 1 << UInt32(kind.rawValue) != 0 }
}

/// The action of a pointer over a ``Drawing``.
nonisolated public enum PointerPhase: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The pointer moves while it is not down.
    case hover
    /// The pointer goes down: a mouse button is pressed, or a finger touches.
    case down
    /// The pointer moves while it is down.
    case move
    /// The pointer goes up: the mouse button or the finger is released.
    case up
    /// The pointer has left the drawing, or the system has cancelled the gesture.
    case leave
}

/// A person's change to the selection of a table.
@_spi(Hosting)
nonisolated public enum RowSelection: Int, Sendable, Hashable {
    /// Select only this row: a click.
    case only
    /// Select or deselect this row without changing the other rows: a click with Ctrl or Cmd.
    case toggle
    /// Select all rows from the last selected one to this one: a click with Shift.
    case extend
    /// Select all rows: Ctrl+A. It is sent to the table, not to a row.
    case all
}
