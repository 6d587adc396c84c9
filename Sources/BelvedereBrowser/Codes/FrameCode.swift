/// What a part of a frame is about. A code means the same in both directions: the session says by it what an element is to be,
/// and the page says by it what a person has made of it.
///
/// The table in the protocol's page has what follows each code. The client script says `codes.` and the name of a case; see
/// ``Asset``.
enum FrameCode: String, CaseIterable {
    // Said by both sides.

    /// The text of a field.
    case value = "v"
    /// Whether a switch is on.
    case checked = "c"
    /// Which of several is chosen.
    case chosen = "m"
    /// The address of the window.
    case location = "go"

    // Said by the session.

    case text = "t"
    case attribute = "@"
    case children = "*"
    case insert = "+"
    case remove = "-"
    case move = ">"
    case arrange = "="
    case focus = "f"
    /// Assistive technology says something.
    case announce = "say"
    /// A request to the device.
    case request = "ask"
    case template = "def"
    /// The window whole.
    case whole
    /// A new session.
    case session = "hi"

    // Said by the page.

    /// The number of a slider or stepper.
    case adjust = "n"
    /// A date, a time or a colour.
    case enter = "d"
    /// One of several that are checked each by itself.
    case check = "k"

    case activate = "a"
    case submit = "s"
    case endEditing = "e"
    /// An action of a row.
    case perform = "p"
    /// The rows that can be seen.
    case show = "w"
    case leave = "l"
    /// A cell is to be edited.
    case begin = "be"
    /// A row is selected.
    case mark = "mk"
    /// Sort by a column.
    case sort = "so"
    /// The answer to a request.
    case answer = "r"
    /// A file begins.
    case file
    /// A part of that file.
    case part
    /// An entry of a menu.
    case choose = "u"
    /// What a pointer does over a drawing.
    case pointer = "z"
    /// An event of a custom element.
    case emit = "x"
    /// The module of an element did not load.
    case failed = "fail"
}
