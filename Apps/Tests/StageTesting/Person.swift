public import Belvedere
public import BelvedereHeadless
public import Testing

/// Somebody who uses an app, on whatever host: finds things by role and name, acts on them, and sees what comes of it.
///
/// ```swift
/// try await withPerson(using: .hello, on: .browser) { person in
///     await person.tap(.button, "Say hello")
///     await person.expect(.label, "Hello")
/// }
/// ```
///
/// Steps mean what the methods of `Driver` with the same names mean. People wait for what they expect: an expectation is
/// met as soon as it is so, and fails only if it never comes to that.
public final class Person {
    let stage: any Stage

    /// Somebody in front of a stage.
    public init(_ stage: any Stage) {
        self.stage = stage
    }

    // MARK: Doing

    /// Does one step of a scenario.
    public func perform(_ step: ScenarioStep, at location: Testing.SourceLocation = #_sourceLocation) async {
        await stage.perform(step, at: location)
    }

    /// Presses a button, link, row or toggle.
    public func tap(
        _ role: ViewKind, _ name: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await stage.perform(.tap(role, name, at: index), at: location)
    }

    /// Types at the end of what a field holds.
    public func type(
        _ text: String, into name: String, _ role: ViewKind = .textField, at index: Int? = nil,
        _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await stage.perform(.type(text, into: name, role, at: index), at: location)
    }

    /// Empties a field.
    public func clear(
        _ name: String, _ role: ViewKind = .textField, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await stage.perform(.clear(name, role), at: location)
    }

    /// Makes a choice in a picker.
    public func select(
        _ choice: String, in name: String, _ role: ViewKind = .segments, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await stage.perform(.select(choice, in: name, role), at: location)
    }

    /// Presses Enter in a field.
    public func submit(
        _ name: String, _ role: ViewKind = .textField, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await stage.perform(.submit(name, role), at: location)
    }

    /// Does one of the things that a row offers.
    public func perform(
        _ action: String, on row: String, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await stage.perform(.perform(action, on: row), at: location)
    }

    /// Scrolls a list so that a row, counted from 0, is the topmost visible one.
    public func scroll(
        toRow row: Int, of name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await stage.perform(.scroll(toRow: row, of: name), at: location)
    }

    /// Leaves what lies in front: Esc, where it was opened over something else, or the way back.
    public func back(_ location: Testing.SourceLocation = #_sourceLocation) async {
        await stage.perform(.back, at: location)
    }

    /// Goes to an address of the app.
    public func open(_ path: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        await stage.perform(.open(path), at: location)
    }

    /// Hands a file over.
    public func provide(
        _ file: ReceivedFile, to name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await stage.provide(file, to: name, at: location)
    }

    /// Waits for a file from the app.
    public func receivedFile(_ location: Testing.SourceLocation = #_sourceLocation) async -> SavedFile? {
        await stage.receivedFile(at: location)
    }

    /// What went over the wire since this was asked last; nil where there is none.
    public func traffic(_ location: Testing.SourceLocation = #_sourceLocation) async -> Traffic? {
        await stage.traffic(at: location)
    }

    // MARK: Seeing

    /// Expects that the screen, with what was noticed since the last step, is exactly this.
    public func expect(_ transcript: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        let expected = Transcript(transcript).printed
        guard let found = await stage.lines(until: { $0 == expected }, at: location), found != expected else { return }
        fail("The screen is not what was expected:\n\(transcript)\nIt is:\n\(found.joined(separator: "\n"))", location)
    }

    /// Expects that the lines of the screen come to be as wanted.
    ///
    /// - Parameter wish: what is wanted, in words.
    public func expect(
        _ wish: String, _ location: Testing.SourceLocation = #_sourceLocation, of isSo: ([String]) -> Bool
    ) async {
        guard let found = await stage.lines(until: isSo, at: location), !isSo(found) else { return }
        fail("Expected \(wish). The screen is:\n\(found.joined(separator: "\n"))", location)
    }

    /// Expects something, and what it holds or whether it can be used.
    public func expect(
        _ role: ViewKind, _ name: String? = nil, value: String? = nil, isEnabled: Bool? = nil,
        _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        let target = Target(role, name)
        let condition = value.map { " that holds \(Transcript.quoted($0))" } ?? ""
        let usability = isEnabled.map { $0 ? " that can be used" : " that cannot be used" } ?? ""
        await expect(target.phrase + condition + usability, location) { lines in
            lines.contains { line in
                let line = PerceivedLine(line)
                return line.isFor(target) && (value.map(line.holds) ?? true) && (isEnabled.map { $0 != line.isDisabled } ?? true)
            }
        }
    }

    /// Expects that something is not there, or goes.
    public func expectNo(
        _ role: ViewKind, _ name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        let target = Target(role, name)
        await expect("no \(target.phrase)", location) { lines in !lines.contains { PerceivedLine($0).isFor(target) } }
    }

    /// Expects that an alert is in front and says this.
    public func expectMessage(_ text: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        let quoted = String(Transcript.quoted(text).dropFirst().dropLast())
        await expect("an alert that says \(Transcript.quoted(text))", location) { lines in
            lines.contains { $0.hasPrefix("alert") } && lines.contains { $0.contains(quoted) }
        }
    }

    /// Expects that these rows can be seen and no others, from the top.
    public func expectRows(_ names: [String], _ location: Testing.SourceLocation = #_sourceLocation) async {
        await expect("the rows \(names)", location) { Self.rows(in: $0) == names }
    }

    /// Where the person is, below the path of the app.
    public func address(_ location: Testing.SourceLocation = #_sourceLocation) async -> String {
        await stage.address(at: location)
    }

    /// Expects to be at an address below the path of the app.
    public func expectAddress(_ path: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        let found = await stage.address(at: location)
        if found != path { fail("Expected to be at \(Transcript.quoted(path)), and not at \(Transcript.quoted(found)).", location) }
    }

    /// The names of the rows that can be seen now, from the top.
    public func rows(_ location: Testing.SourceLocation = #_sourceLocation) async -> [String] {
        Self.rows(in: await stage.lines(until: { _ in true }, at: location) ?? [])
    }

    private static func rows(in lines: [String]) -> [String] {
        lines.map(PerceivedLine.init).filter { $0.role == "row" }.map { String($0.name ?? "") }
    }

    private func fail(_ message: String, _ location: Testing.SourceLocation) {
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
}
