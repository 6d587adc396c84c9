@_spi(Hosting) public import Belvedere

/// One step of a test as a value: an action of a person, or an expectation. Any host (a program that shows apps, such as the browser host
/// or the headless host of tests) can perform it.
///
/// The headless host performs it with ``Driver/perform(_:fileID:filePath:line:)``. Each step has the meaning of the ``Driver``
/// method with the same name.
///
/// ```swift
/// let greeting: [Step] = [.tap(.button, "Say hello"), .expect("screen \"Hello\"\n  label \"Hello\"\n  button \"Say hello\"")]
/// ```
nonisolated public struct Step: Sendable, Hashable, Codable {
    /// The action of a step.
    nonisolated public enum Action: String, Sendable, Hashable, Codable, CaseIterable {
        /// Presses a button, link, row or toggle.
        case tap
        /// Types at the end of a field's text.
        case type
        /// Empties a field.
        case clear
        /// Presses Enter in a field.
        case submit
        /// Switches a toggle on if it is off, or off if it is on.
        case toggle
        /// Chooses from a picker, or opens a tab.
        case select
        /// Moves a slider, or types a number into a stepper.
        case adjust
        /// Increases or decreases a stepper or slider by whole steps.
        case step
        /// Enters a date, a time or a colour in its standard form.
        case enter
        /// Checks one of the choices of a group, or unchecks it.
        case check
        /// Performs one of the actions of a row.
        case perform
        /// Scrolls a list or a table to a row.
        case scroll
        /// Jumps to a section of a list.
        case jump
        /// Turns a pager to a page.
        case turn
        /// Leaves the topmost screen or alert.
        case back
        /// Opens an address of the app.
        case open
        /// Gives a file to a file field.
        case provide
        /// Makes a custom element send one of its events.
        case emit
        /// Opens a menu and chooses an entry from it.
        case choose
        /// Presses at a point of a drawing.
        case press
        /// Moves the pointer to a point of a drawing.
        case hover
        /// Drags from a point of a drawing to another.
        case drag
        /// Presses several views before the app reacts to the first press.
        case together
        /// Lets time pass.
        case wait
        /// Expects that the transcript of the screen is exactly a given text.
        case expect
        /// Presses the heading of a column of a table.
        case sort
        /// Selects a row of a table.
        case selectRow
        /// Begins to edit a cell of a table.
        case edit
        /// Discards the text that was typed into a cell, or into another field that reacts to Esc.
        case giveUp
        /// Moves the focus into a cell of a table.
        case focusCell
        /// Makes the window wide or narrow.
        case resize
        /// Presses the keys of a shortcut.
        case pressKeys
    }

    /// The action.
    public var action: Action
    /// The view on which the action is performed.
    public var target: Target?
    /// The views inside which the target is searched, outermost first.
    public var inside: [Target]?
    /// The text of the step. Its meaning depends on the action: the typed, chosen, entered or checked text, the title of a row's
    /// action, the heading of a section, an address, or the name of an event.
    public var text: String?
    /// The number of the step. Its meaning depends on the action: the index of a row or page, the new number of a slider, the count
    /// of steps, or the seconds to wait.
    public var number: Double?
    /// The expected lines of the transcript.
    public var lines: [String]?
    /// The file for a file field.
    public var file: ReceivedFile?
    /// The points of the pointer, in the coordinates of a drawing.
    public var points: [DrawingPoint]?
    /// The value of an event of a custom element, as JSON.
    public var value: String?
    /// The steps that are performed together, before the app reacts to the first one.
    public var steps: [Step]?

    /// Creates a step from an action and its data.
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

    /// Types at the end of a field's text.
    public static func type(
        _ text: String, into name: String, _ role: ViewKind = .textField, at index: Int? = nil
    ) -> Self {
        Self(.type, Target(role, name, at: index), text: text)
    }

    /// Empties a field.
    public static func clear(_ name: String, _ role: ViewKind = .textField) -> Self { Self(.clear, Target(role, name)) }

    /// Presses Enter in a field.
    public static func submit(_ name: String, _ role: ViewKind = .textField) -> Self { Self(.submit, Target(role, name)) }

    /// Switches a toggle on if it is off, or off if it is on.
    public static func toggle(_ name: String) -> Self { Self(.toggle, Target(.toggle, name)) }

    /// Chooses from a picker. The role depends on the style of the picker: `.picker`, `.segments` or `.radioGroup`.
    public static func select(_ choice: String, in name: String, _ role: ViewKind = .picker) -> Self {
        Self(.select, Target(role, name), text: choice)
    }

    /// Moves a slider, or types a number into a stepper.
    public static func adjust(_ name: String, to number: Double, _ role: ViewKind = .slider) -> Self {
        Self(.adjust, Target(role, name), number: number)
    }

    /// Increases or decreases a stepper or slider by whole steps, as the arrow keys do.
    public static func step(_ name: String, by count: Int, _ role: ViewKind = .stepper) -> Self {
        Self(.step, Target(role, name), number: Double(count))
    }

    /// Enters a date, a time or a colour in its standard form. An empty text clears the field.
    public static func enter(_ entry: String, into name: String, _ role: ViewKind = .dateField) -> Self {
        Self(.enter, Target(role, name), text: entry)
    }

    /// Checks one of the choices of a group, or unchecks it.
    public static func check(_ choice: String, in name: String) -> Self { Self(.check, Target(.checkboxGroup, name), text: choice) }

    /// Opens a tab.
    public static func select(tab: String) -> Self { Self(.select, Target(.tabs), text: tab) }

    /// Performs one of the actions of a row of a list or a table.
    public static func perform(_ action: String, on row: String, _ role: ViewKind = .row) -> Self {
        Self(.perform, Target(role, row), text: action)
    }

    /// Scrolls a list or a table so that a row is the topmost visible one.
    public static func scroll(toRow row: Int, of name: String? = nil, _ role: ViewKind = .list) -> Self {
        Self(.scroll, Target(role, name), number: Double(row))
    }

    /// Jumps to a section of a list.
    public static func jump(to section: String, of name: String? = nil) -> Self { Self(.jump, Target(.list, name), text: section) }

    /// Turns a pager to a page, counted from 0.
    public static func turn(_ name: String? = nil, to page: Int) -> Self { Self(.turn, Target(.pager, name), number: Double(page)) }

    /// Presses the heading of a column of a table.
    public static func sort(by column: String, in table: String? = nil) -> Self { Self(.sort, Target(.table, table), text: column) }

    /// Selects a row of a table: this row alone, this row in addition to the selected ones, or all rows from the last selected one to this
    /// one.
    public static func selectRow(_ row: String, _ choice: RowChoice = .only) -> Self {
        Self(.selectRow, Target(.tableRow, row), text: choice.rawValue)
    }

    /// Begins to edit a cell of a table. The text of the cell is then in a field with the name of the column. After typing, the
    /// step `submit` passes the text to the app.
    public static func edit(_ column: String, of row: String) -> Self { Self(.edit, Target(.tableRow, row), text: column) }

    /// Moves the focus into a cell of a table: with the keyboard, or by a touch where there is none.
    public static func focusCell(_ column: String, of row: String) -> Self { Self(.focusCell, Target(.tableRow, row), text: column) }

    /// Discards the text that was typed into a cell.
    public static func giveUp(_ column: String) -> Self { Self(.giveUp, Target(.textField, column)) }

    /// Leaves the topmost screen or alert.
    public static let back = Self(.back)

    /// Makes the window wide or narrow.
    public static func resize(to width: WindowWidth) -> Self { Self(.resize, text: width.rawValue) }

    /// Opens an address of the app.
    public static func open(_ path: String) -> Self { Self(.open, text: path) }

    /// Gives a file to a file field.
    public static func provide(_ file: ReceivedFile, to name: String? = nil) -> Self {
        var step = Self(.provide, Target(.fileField, name))
        step.file = file
        return step
    }

    /// Makes a custom element send one of its events, as when a person uses it.
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

    /// Opens a menu and chooses an entry from it.
    public static func choose(_ entry: String, from name: String, _ role: ViewKind = .menu) -> Self {
        Self(.choose, Target(role, name), text: entry)
    }

    /// Presses the keys of a shortcut.
    ///
    /// - Complexity: O(1). The step contains the shortcut as text.
    public static func pressKeys(_ key: Shortcut.Key, modifiers: Shortcut.Modifiers = .command) -> Self {
        Self(.pressKeys, text: Shortcut(key, modifiers: modifiers).text)
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

    /// Presses several views before the app reacts to the first press. If the first press removes or disables another view, the
    /// press of that view is late or refused, and has no effect.
    ///
    /// ```swift
    /// let step = Step.together(.tap(.button, "Delete"), .tap(.button, "Edit"))
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of taps.
    public static func together(_ taps: Step...) -> Self {
        var step = Self(.together)
        step.steps = taps
        return step
    }

    /// Lets time pass.
    public static func wait(seconds: Double) -> Self { Self(.wait, number: seconds) }

    /// Expects that the transcript is exactly this text: the screen, and everything that a person noticed outside the screen since
    /// the previous step.
    ///
    /// - Complexity: O(*n*) in the length of the transcript.
    public static func expect(_ transcript: String) -> Self { Self(.expect, lines: Transcript(transcript).printed) }

    /// Returns the same step, but its target is searched only inside another view.
    public func inside(_ role: ViewKind, _ name: String? = nil, at index: Int? = nil) -> Self {
        var step = self
        step.inside = [Target(role, name, at: index)] + (inside ?? [])
        return step
    }

    /// The step as text, such as `tap button "Say hello"`.
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
