public import BelvedereCore

/// Something a person did, or a host found out.
@_spi(Hosting) nonisolated public enum Event: Sendable, Hashable {
    /// A click, a tap, Enter on a row.
    case activate
    /// The text of a field after its `edit`-th edit.
    case input(String, edit: Int)
    /// Enter in a field.
    case submit
    /// A field lost the keyboard.
    case endEditing
    case toggle(Bool)
    /// One of the offered choices, tabs or pages.
    case select(Int)
    /// One of the offered actions of a row.
    case perform(Int)
    /// The number of a slider or stepper after its `edit`-th edit.
    case adjust(Double, edit: Int)
    /// A date, a time or a colour in its standard form, after the `edit`-th edit of its field; empty where the field was emptied.
    case enter(String, edit: Int)
    /// One of several choices that are checked each by itself.
    case check(Int, Bool)
    /// A file for a file field.
    case receive(ReceivedFile)
    /// A cell is to be edited: with a text that takes the place of what is in it, or with what is in it.
    case beginEditing(String?)
    /// What a person does to the selection of a table.
    case mark(RowMark)
    /// Sort by one of the columns.
    case sort(Int)
    /// The rows a person can see.
    case show(Range<Int>)
    /// The person wants to leave a screen: its back button, Esc, a swipe, the button of the host.
    case leave
    /// The host went to an address by itself: browser back and forward.
    case visit(String)
    /// One of the entries of a menu, by its number.
    case choose(Int)
    /// What a pointer does at a place of a drawing.
    case pointer(PointerPhase, x: Double, y: Double)
    /// An event of a custom element, by its name, with what came with it.
    case emit(String, ElementValue)
    /// What the view needs on the person's device could not be had there, and the view shows what stands in for it.
    case fail
    /// What came of a ``Change/request(_:_:)``.
    case answer(Int, CapabilityAnswer)

    /// The short name that logs and diagnostics use.
    public var name: String {
        switch self {
        case .activate: "activate"
        case .input: "input"
        case .submit: "submit"
        case .endEditing: "end editing"
        case .toggle: "toggle"
        case .select: "select"
        case .perform: "perform"
        case .adjust: "adjust"
        case .enter: "enter"
        case .check: "check"
        case .receive: "receive"
        case .beginEditing: "begin editing"
        case .mark: "mark"
        case .sort: "sort"
        case .show: "show"
        case .leave: "leave"
        case .choose: "choose"
        case .pointer: "pointer"
        case .emit: "emit"
        case .fail: "fail"
        case .visit: "visit"
        case .answer: "answer"
        }
    }
}
