public import Belvedere
public import BelvedereHeadless
public import Testing

/// The steps that the recorder writes, with the parameters of the methods of `Driver`.
extension RecordedPerson {
    private static let fields: [ViewKind] = [.textField, .searchField, .secureField, .textArea, .decimalField, .comboBox]

    public func tap(_ role: ViewKind, _ name: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.tap(role, name, at: index), Target(role, name, at: index), location)
    }

    public func type(
        _ text: String, into name: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.type(text, into: ""), Self.fields, name, at: index, location)
    }

    public func clear(_ name: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.clear(""), Self.fields, name, at: index, location)
    }

    public func submit(_ name: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.submit(""), Self.fields, name, at: index, location)
    }

    /// Presses the toggle. The recorded state is the one after the press.
    public func toggle(
        _ name: String? = nil, to isOn: Bool? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.toggle(""), Target(.toggle, name, at: index), location)
    }

    public func select(_ choice: String, in name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.select(choice, in: ""), [.picker, .segments, .radioGroup, .tabs, .comboBox], name, location)
    }

    public func check(
        _ choice: String, in name: String? = nil, to isChecked: Bool? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.check(choice, in: ""), Target(.checkboxGroup, name), location)
    }

    public func adjust(
        _ name: String? = nil, to number: Double, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.adjust("", to: number), Target(.slider, name, at: index), location)
    }

    public func step(
        _ name: String? = nil, by count: Int, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.step("", by: count), Target(.stepper, name, at: index), location)
    }

    public func enter(
        _ entry: String, into name: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.enter(entry, into: ""), [.dateField, .timeField, .colorField], name, at: index, location)
    }

    public func perform(
        _ action: String, on row: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.perform(action, on: ""), [.row, .tableRow], row, at: index, location)
    }

    public func scroll(
        toRow row: Int, of name: String? = nil, kind: ViewKind = .list, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.scroll(toRow: row), Target(kind, name), location)
    }

    public func jump(to section: String, of name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.jump(to: section), Target(.list, name), location)
    }

    public func turn(_ name: String? = nil, to page: Int, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.turn(to: page), Target(.pager, name), location)
    }

    public func back(_ location: Testing.SourceLocation = #_sourceLocation) { later(.back, nil, location) }

    public func open(_ path: String, _ location: Testing.SourceLocation = #_sourceLocation) { later(.open(path), nil, location) }

    public func resize(to width: WindowWidth, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.resize(to: width), nil, location)
    }

    public func provide(_ file: ReceivedFile, to name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.provide(file), Target(.fileField, name), location)
    }

    public func choose(_ entry: String, from name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.choose(entry, from: ""), [.menu, .contextMenu], name, location)
    }

    public func press(at point: DrawingPoint, in drawing: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.press(at: point, in: ""), Target(.drawing, drawing), location)
    }

    public func hover(at point: DrawingPoint, in drawing: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.hover(at: point, in: ""), Target(.drawing, drawing), location)
    }

    public func drag(
        from start: DrawingPoint, to end: DrawingPoint, in drawing: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.drag(from: start, to: end, in: ""), Target(.drawing, drawing), location)
    }

    public func sort(by column: String, in name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.sort(by: column), Target(.table, name), location)
    }

    public func selectRow(
        _ row: String? = nil, _ choice: RowChoice = .only, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.selectRow("", choice), Target(.tableRow, row, at: index), location)
    }

    public func edit(
        _ column: String, of row: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.edit(column, of: ""), Target(.tableRow, row, at: index), location)
    }

    public func focusCell(
        _ column: String, of row: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        later(.focusCell(column, of: ""), Target(.tableRow, row, at: index), location)
    }

    public func giveUp(_ column: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation) {
        later(.giveUp(""), Target(.textField, column), location)
    }
}
