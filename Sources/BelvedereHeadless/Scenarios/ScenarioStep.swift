@_spi(Hosting) public import Belvedere

/// One thing a person does in a ``Scenario``. The steps mean what the methods of ``Driver`` with the same names mean.
nonisolated public struct ScenarioStep: Sendable, Hashable, Codable {
    /// What is done.
    nonisolated public enum Action: String, Sendable, Hashable, Codable, CaseIterable {
        /// Presses a button, link, row or toggle.
        case tap
        /// Types at the end of what a field holds.
        case type
        /// Empties a field.
        case clear
        /// Presses Enter in a field.
        case submit
        /// Switches a toggle to the other side.
        case toggle
        /// Chooses from a picker, or goes to a tab.
        case select
        /// Moves a slider, or types a number into a stepper.
        case adjust
        /// Makes a stepper or slider greater or less by whole steps.
        case step
        /// Enters a date, a time or a colour in its standard form.
        case enter
        /// Checks one of the choices of a group, or takes the mark away.
        case check
        /// Does one of the things that a row offers.
        case perform
        /// Scrolls a list or a table to a row.
        case scroll
        /// Jumps to a section of a list.
        case jump
        /// Turns a pager to a page.
        case turn
        /// Leaves what lies in front.
        case back
        /// Goes to an address of the app.
        case open
        /// Hands a file to a field for files.
        case provide
        /// Has a custom element send one of its events.
        case emit
        /// Opens a menu and chooses an entry of it.
        case choose
        /// Presses at a point of a drawing.
        case press
        /// Moves the pointer to a point of a drawing.
        case hover
        /// Drags from a point of a drawing to another.
        case drag
        /// Presses several things before anything comes of the first.
        case together
        /// Lets time pass.
        case wait
        /// Expects that the screen is exactly this.
        case expect
        /// Presses the heading of a column of a table.
        case sort
        /// Chooses a row of a table.
        case mark
        /// Begins to edit a cell of a table.
        case edit
        /// Gives up what was typed into a cell.
        case giveUp
        /// Makes the window wide or narrow.
        case resize
    }

    /// What is done.
    public var action: Action
    /// The thing it is done to.
    public var target: Target?
    /// The things to look inside of first, outermost first.
    public var inside: [Target]?
    /// What is typed, chosen, entered, checked, performed, jumped to, opened or sent.
    public var text: String?
    /// A row or page, counted from 0; the number to adjust to, or how many steps; or seconds to wait.
    public var number: Double?
    /// The lines that are expected.
    public var lines: [String]?
    /// The file that is handed over.
    public var file: ScenarioFile?
    /// Where the pointer is, in the coordinates of a drawing.
    public var points: [DrawingPoint]?
    /// What comes with an event of a custom element, as JSON.
    public var value: String?
    /// What is done together.
    public var steps: [ScenarioStep]?

    /// A step that is put together from what a person did.
    package init(
        _ action: Action,
        _ target: Target? = nil,
        text: String? = nil,
        number: Double? = nil,
        lines: [String]? = nil
    ) {
        self.action = action
        self.target = target
        self.text = text
        self.number = number
        self.lines = lines
    }

    /// Presses a button, link, row or toggle.
    public static func tap(_ role: ViewKind, _ name: String? = nil, at index: Int? = nil) -> Self {
        Self(.tap, Target(role, name, at: index))
    }

    /// Types at the end of what a field holds.
    public static func type(
        _ text: String, into name: String, _ role: ViewKind = .textField, at index: Int? = nil
    ) -> Self {
        Self(.type, Target(role, name, at: index), text: text)
    }

    /// Empties a field.
    public static func clear(_ name: String, _ role: ViewKind = .textField) -> Self { Self(.clear, Target(role, name)) }

    /// Presses Enter in a field.
    public static func submit(_ name: String, _ role: ViewKind = .textField) -> Self { Self(.submit, Target(role, name)) }

    /// Switches a toggle to the other side.
    public static func toggle(_ name: String) -> Self { Self(.toggle, Target(.toggle, name)) }

    /// Chooses from a picker. One of another style is of another role.
    public static func select(_ choice: String, in name: String, _ role: ViewKind = .picker) -> Self {
        Self(.select, Target(role, name), text: choice)
    }

    /// Moves a slider, or types a number into a stepper.
    public static func adjust(_ name: String, to number: Double, _ role: ViewKind = .slider) -> Self {
        Self(.adjust, Target(role, name), number: number)
    }

    /// Makes a stepper or slider greater or less by whole steps, as the arrow keys do.
    public static func step(_ name: String, by count: Int, _ role: ViewKind = .stepper) -> Self {
        Self(.step, Target(role, name), number: Double(count))
    }

    /// Enters a date, a time or a colour in its standard form; an empty text empties the field.
    public static func enter(_ entry: String, into name: String, _ role: ViewKind = .dateField) -> Self {
        Self(.enter, Target(role, name), text: entry)
    }

    /// Checks one of the choices of a group, or takes the mark away.
    public static func check(_ choice: String, in name: String) -> Self { Self(.check, Target(.checkboxGroup, name), text: choice) }

    /// Goes to a tab.
    public static func select(tab: String) -> Self { Self(.select, Target(.tabs), text: tab) }

    /// Does one of the things that a row of a list, or of a table, offers.
    public static func perform(_ action: String, on row: String, _ role: ViewKind = .row) -> Self {
        Self(.perform, Target(role, row), text: action)
    }

    /// Scrolls a list, or a table, so that a row is the topmost visible one.
    public static func scroll(toRow row: Int, of name: String? = nil, _ role: ViewKind = .list) -> Self {
        Self(.scroll, Target(role, name), number: Double(row))
    }

    /// Jumps to a section of a list.
    public static func jump(to section: String, of name: String? = nil) -> Self { Self(.jump, Target(.list, name), text: section) }

    /// Turns a pager to a page, counted from 0.
    public static func turn(_ name: String? = nil, to page: Int) -> Self { Self(.turn, Target(.pager, name), number: Double(page)) }

    /// Presses the heading of a column of a table.
    public static func sort(by column: String, in table: String? = nil) -> Self { Self(.sort, Target(.table, table), text: column) }

    /// Chooses a row of a table: it alone, as well, or with all rows between it and the last one.
    public static func mark(_ row: String, _ choice: RowChoice = .only) -> Self {
        Self(.mark, Target(.tableRow, row), text: choice.rawValue)
    }

    /// Begins to edit a cell of a table. The text is typed, and kept by `submit`, in a field that is called as the column.
    public static func edit(_ column: String, of row: String) -> Self { Self(.edit, Target(.tableRow, row), text: column) }

    /// Gives up what was typed into a cell.
    public static func giveUp(_ column: String) -> Self { Self(.giveUp, Target(.textField, column)) }

    /// Leaves what lies in front.
    public static let back = Self(.back)

    /// Makes the window wide or narrow.
    public static func resize(to width: WindowWidth) -> Self { Self(.resize, text: width.rawValue) }

    /// Goes to an address of the app.
    public static func open(_ path: String) -> Self { Self(.open, text: path) }

    /// Hands a file to a field for files.
    public static func provide(_ file: ScenarioFile, to name: String? = nil) -> Self {
        var step = Self(.provide, Target(.fileField, name))
        step.file = file
        return step
    }

    /// Has a custom element send one of its events, as using it does.
    ///
    /// ```swift
    /// let pick = ElementEvent<Int>("pick")
    /// ```
    public static func emit<Value>(_ event: ElementEvent<Value>, _ value: Value, from element: CustomElement, _ name: String? = nil) -> Self
    {
        var step = Self(.emit, Target(element.kind, name), text: event.name)
        step.value = ElementValue(encoding: value).json
        return step
    }

    /// Opens a menu and chooses an entry of it.
    public static func choose(_ entry: String, from name: String, _ role: ViewKind = .menu) -> Self {
        Self(.choose, Target(role, name), text: entry)
    }

    /// Presses at a point of a drawing.
    public static func press(at point: DrawingPoint, in drawing: String) -> Self { pointer(.press, [point], drawing) }

    /// Moves the pointer to a point of a drawing.
    public static func hover(at point: DrawingPoint, in drawing: String) -> Self { pointer(.hover, [point], drawing) }

    /// Drags from a point of a drawing to another.
    public static func drag(from start: DrawingPoint, to end: DrawingPoint, in drawing: String) -> Self {
        pointer(.drag, [start, end], drawing)
    }

    private static func pointer(_ action: Action, _ points: [DrawingPoint], _ drawing: String) -> Self {
        var step = Self(action, Target(.drawing, drawing))
        step.points = points
        return step
    }

    /// Presses several things at once: all of them before anything comes of the first. What the first leaves no room for is
    /// late then, or is not offered any more, and nothing comes of it.
    ///
    /// ```swift
    /// let step = ScenarioStep.together(.tap(.button, "Delete"), .tap(.button, "Edit"))
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of taps.
    public static func together(_ taps: ScenarioStep...) -> Self {
        var step = Self(.together)
        step.steps = taps
        return step
    }

    /// Lets time pass.
    public static func wait(seconds: Double) -> Self { Self(.wait, number: seconds) }

    /// Expects that the screen, with what a person noticed since the step before, is exactly this.
    ///
    /// - Complexity: O(*n*) in the length of the transcript.
    public static func expect(_ transcript: String) -> Self { Self(.expect, lines: Transcript(transcript).printed) }

    /// The same step, with its target looked for only inside another thing.
    public func inside(_ role: ViewKind, _ name: String? = nil, at index: Int? = nil) -> Self {
        var step = self
        step.inside = [Target(role, name, at: index)] + (inside ?? [])
        return step
    }

    /// The step as a transcript tells it, e.g. `tap button "Say hello"`.
    public var phrase: String {
        var words = [action.rawValue]
        if let text = text ?? file?.name { words.append(TranscriptText.quote(text)) }
        if let value { words.append(value) }
        for point in points ?? [] { words.append("\(Self.number(point.x)),\(Self.number(point.y))") }
        if let target { words.append(target.phrase + (target.index.map { " at \($0)" } ?? "")) }
        if let number { words.append(Self.number(number)) }
        if let steps { words.append(steps.map(\.phrase).joined(separator: ", ")) }
        for outer in (inside ?? []).reversed() { words.append("inside \(outer.phrase)") }
        return words.joined(separator: " ")
    }

    private static func number(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
}
