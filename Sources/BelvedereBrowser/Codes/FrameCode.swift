/// The kind of an operation or event in a frame, as a short code, such as `+` for an inserted view. A frame is a message between page and
/// session. A code has one meaning in both directions: the session sends the new state of an element, and the page sends the person's
/// change of this element.
///
/// The table in the article about the protocol lists the fields that come after each code. The client script writes a code as `codes.` and
/// the name of a case; see ``Asset``.
enum FrameCode: String, CaseIterable {
    // Both the session and the page send these codes.

    /// The text of a text field.
    case value = "v"
    /// Whether a switch is on.
    case checked = "c"
    /// The number of the chosen option.
    case chosen = "m"
    /// The address of the shown screen, for the browser's address bar.
    case location = "go"

    // Only the session sends these codes.

    case text = "t"
    case attribute = "@"
    case children = "*"
    case insert = "+"
    case remove = "-"
    case move = ">"
    case arrange = "="
    case focus = "f"
    /// A text that assistive technology speaks.
    case announce = "say"
    /// A request to the device, for example to copy a text or to choose a file.
    case request = "ask"
    case template = "def"
    /// The address to which the page sends a file.
    case upload = "up"
    /// The complete window, with all its views.
    case whole
    /// The first frame of a new session.
    case session = "hi"

    // Only the page sends these codes.

    /// The number of a slider or stepper.
    case adjust = "n"
    /// A date, a time or a colour.
    case enter = "d"
    /// A change of one check box of a group.
    case check = "k"

    case activate = "a"
    case submit = "s"
    case endEditing = "e"
    /// The person chooses an action of a row, such as "Delete".
    case perform = "p"
    /// The range of visible rows.
    case show = "w"
    case leave = "l"
    /// The person starts to edit a cell.
    case beginEditing = "be"
    /// The person selects a row.
    case selectRow = "mk"
    /// The person sorts by a column.
    case sort = "so"
    /// The device's answer to a request of the session.
    case answer = "r"
    /// The person wants to send a file: its size, its name and its type.
    case file
    /// The person no longer wants to send the file.
    case cancelFile = "fx"
    /// The person chooses an entry of a menu.
    case choose = "u"
    /// A pointer event over a drawing.
    case pointer = "z"
    /// The visible area of a drawing that the person has moved.
    case look = "lk"
    /// An event that a custom element sends.
    case emit = "x"
    /// The page reports that the script of a custom element did not load.
    case fail
    /// The page reports that it has typed the person's entries again into a session that replaced an ended one.
    case typed = "y"
}
