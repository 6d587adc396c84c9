public import Belvedere
public import BelvedereHeadless
public import BelvedereHostConformance
public import Testing

/// A person who uses an app on any host: finds views by role and name, acts on them, and sees the result.
///
/// ```swift
/// try await withPerson(using: .hello, on: .browser) { person in
///     await person.tap(.button, "Say hello")
///     await person.expect(.label, "Hello")
/// }
/// ```
///
/// Steps have the same meaning as the methods of `Driver` with the same names. A person waits for an expected state. An expectation
/// succeeds as soon as the state is reached, and fails only if it is never reached.
public final class Person: StepPlayer {
    private let player: any StagePlayer
    /// Whether a step has failed. The following steps are then skipped.
    private var isStopped = false
    private var filesTaken = 0
    /// The screen at the last expectation.
    private var seen: [String] = []

    /// Creates a person who uses a host.
    public init(_ player: any StagePlayer) {
        self.player = player
    }

    public func perform(_ step: Step) async throws {
        try await player.perform(step)
    }

    public func lines(until isWanted: ([String]) -> Bool) async throws -> [String] {
        try await player.lines(until: isWanted)
    }

    // MARK: Doing

    /// Does some steps, one after the other.
    public func does(_ steps: Step..., at location: Testing.SourceLocation = #_sourceLocation) async {
        for step in steps { await attempt(location) { try await $0.perform(step) } }
    }

    /// Presses a button, link, row or toggle.
    public func tap(
        _ role: ViewKind, _ name: String? = nil, at index: Int? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await does(.tap(role, name, at: index), at: location)
    }

    /// Types at the end of a field's text.
    public func type(
        _ text: String, into name: String, _ role: ViewKind = .textField, at index: Int? = nil,
        _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await does(.type(text, into: name, role, at: index), at: location)
    }

    /// Empties a field.
    public func clear(
        _ name: String, _ role: ViewKind = .textField, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await does(.clear(name, role), at: location)
    }

    /// Selects a choice in a picker.
    public func select(
        _ choice: String, in name: String, _ role: ViewKind = .picker, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await does(.select(choice, in: name, role), at: location)
    }

    /// Presses Enter in a field.
    public func submit(
        _ name: String, _ role: ViewKind = .textField, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await does(.submit(name, role), at: location)
    }

    /// Performs one of the actions of a row.
    public func perform(
        _ action: String, on row: String, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await does(.perform(action, on: row), at: location)
    }

    /// Scrolls a list so that a row, counted from 0, is the topmost visible one.
    public func scroll(
        toRow row: Int, of name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await does(.scroll(toRow: row, of: name), at: location)
    }

    /// Leaves the front screen: with Esc if it was opened over another one, or else with the way back.
    public func back(_ location: Testing.SourceLocation = #_sourceLocation) async {
        await does(.back, at: location)
    }

    /// Opens an address of the app.
    public func open(_ path: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        await does(.open(path), at: location)
    }

    /// Provides a file to the app.
    public func provide(
        _ file: ReceivedFile, to name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        await does(.provide(file, to: name), at: location)
    }

    /// Waits for a file from the app.
    public func receivedFile(_ location: Testing.SourceLocation = #_sourceLocation) async -> SavedFile? {
        let file = await attempt(location) { [filesTaken] in try await $0.receivedFile(filesTaken) }
        filesTaken += 1
        return file
    }

    /// The traffic on the wire since the last call; nil if there is no wire.
    public func traffic(_ location: Testing.SourceLocation = #_sourceLocation) async -> Traffic? {
        await attempt(location) { try await $0.traffic() } ?? nil
    }

    // MARK: Seeing

    /// Expects exactly this screen, including the announcements since the last step.
    public func expect(_ transcript: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        let expected = Transcript(transcript).printed
        guard let found = await see(until: { $0 == expected }, location), found != expected else { return }
        fail("The screen differs from the expected one:\n\(transcript)\nIt is:\n\(found.joined(separator: "\n"))", location)
    }

    /// Expects exactly these changes since the last expectation: removed lines with `-`, added lines with `+`.
    public func expectChanges(_ changes: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        let (before, expected) = (seen, Transcript(changes).printed)
        let difference = { (lines: [String]) in Self.changes(from: before, to: lines) }
        guard let found = await see(until: { difference($0) == expected }, location), difference(found) != expected else { return }
        fail("The changes differ from the expected ones:\n\(changes)\nThey are:\n\(difference(found).joined(separator: "\n"))", location)
    }

    /// Expects these lines in this order, at any depth. Other lines may be between them.
    public func expectLines(_ lines: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        await expect("these lines:\n\(lines)\n", location) { found in
            var missing = lines.split(separator: "\n").map { $0.drop { $0 == " " } }[...]
            for line in found where line.drop(while: { $0 == " " }) == missing.first { missing.removeFirst() }
            return missing.isEmpty
        }
    }

    /// Expects that the lines of the screen reach a wanted state.
    ///
    /// - Parameter wish: The wanted state in words.
    public func expect(
        _ wish: String, _ location: Testing.SourceLocation = #_sourceLocation, of isSo: ([String]) -> Bool
    ) async {
        guard let found = await see(until: isSo, location), !isSo(found) else { return }
        fail("Expected \(wish). The screen is:\n\(found.joined(separator: "\n"))", location)
    }

    /// Expects a view, with its value or whether it is enabled.
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

    /// Expects that a view is absent, or disappears.
    public func expectNo(
        _ role: ViewKind, _ name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) async {
        let target = Target(role, name)
        await expect("no \(target.phrase)", location) { lines in !lines.contains { PerceivedLine($0).isFor(target) } }
    }

    /// Expects an alert in front with this message.
    public func expectMessage(_ text: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        let quoted = String(Transcript.quoted(text).dropFirst().dropLast())
        await expect("an alert that says \(Transcript.quoted(text))", location) { lines in
            lines.contains { $0.hasPrefix("alert") } && lines.contains { $0.contains(quoted) }
        }
    }

    /// Expects exactly these visible rows, from the top.
    public func expectRows(_ names: [String], _ location: Testing.SourceLocation = #_sourceLocation) async {
        await expect("the rows \(names)", location) { Self.rows(in: $0) == names }
    }

    /// The person's address, below the path of the app.
    public func address(_ location: Testing.SourceLocation = #_sourceLocation) async -> String {
        await attempt(location) { try await $0.address() } ?? ""
    }

    /// Expects an address below the path of the app.
    public func expectAddress(_ path: String, _ location: Testing.SourceLocation = #_sourceLocation) async {
        let found = await address(location)
        if found != path { fail("Expected to be at \(Transcript.quoted(path)), and not at \(Transcript.quoted(found)).", location) }
    }

    /// The names of the visible rows, from the top.
    public func rows(_ location: Testing.SourceLocation = #_sourceLocation) async -> [String] {
        Self.rows(in: await attempt(location) { try await $0.lines { _ in true } } ?? [])
    }

    private static func rows(in lines: [String]) -> [String] {
        lines.map(PerceivedLine.init).filter { $0.role == "row" }.map { String($0.name ?? "") }
    }

    /// The lines of the screen once they have the wanted state, or the last lines if they never reach it.
    private func see(until isWanted: ([String]) -> Bool, _ location: Testing.SourceLocation) async -> [String]? {
        let found = await attempt(location) { try await $0.lines(until: isWanted) }
        // An announcement belongs only to the step that caused it.
        if let found { seen = found.filter { line in !["announced ", "opened ", "saved ", "copied "].contains(where: line.hasPrefix) } }
        return found
    }

    private static func changes(from old: [String], to new: [String]) -> [String] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset)), inserted = Set(difference.insertions.map(\.offset))
        var changes: [String] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                changes.append("- " + old[oldIndex])
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                changes.append("+ " + new[newIndex])
                newIndex += 1
            } else {
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        return changes
    }

    /// Sends a request to the host, and reports a failure. The following steps are then skipped.
    private func attempt<Result>(
        _ location: Testing.SourceLocation, _ work: (any StagePlayer) async throws -> Result
    ) async -> Result? {
        if isStopped { return nil }
        do {
            return try await work(player)
        } catch {
            isStopped = true
            let (reason, consequence) = ("\(error)", "\nThe steps after this one are left out.")
            fail(reason.hasSuffix(consequence) ? reason : reason + consequence, location)
            return nil
        }
    }

    private func fail(_ message: String, _ location: Testing.SourceLocation) {
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
}

extension CollectionDifference.Change {
    fileprivate nonisolated var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
