import Belvedere
import BelvedereHeadless
import BelvedereHostConformance

// What the chapter "Prove it" of the article "Writing a host" shows, word for word.

struct TerminalHost: ConformingHost {
    func open<Result: Sendable>(
        _ application: BelvedereApp,
        for scenario: Scenario,
        _ body: sending ConformanceBody<Result>
    ) async throws -> Result {
        let terminal = try await Terminal.open(application, at: scenario.path, rows: scenario.viewport.rows)
        defer { terminal.close() }
        return try await body(TerminalPerson(terminal))
    }
}

final class TerminalPerson: ConformingPerson {
    private let terminal: Terminal

    init(_ terminal: Terminal) { self.terminal = terminal }

    func perform(_ step: ScenarioStep) async throws {
        switch step.action {
        case .tap: try terminal.press(step.target)
        case .type: try terminal.type(step.text ?? "", into: step.target)
        case .back: terminal.pressEscape()
        default: throw NotYetPossible(step: step.phrase)
        }
        await terminal.rest()
    }

    func transcript(wanted: [String]) async throws -> [String] {
        await terminal.lines(wanted: wanted)
    }
}

func playEverything() async {
    for conformanceCase in ConformanceCase.all {
        if let failure = await conformanceCase.play(on: TerminalHost()) { print(failure) }
    }
}

// MARK: What the article takes for granted

final class Terminal {
    static func open(_ application: BelvedereApp, at path: String, rows: Int) async throws -> Terminal { Terminal() }
    func close() {}
    func press(_ target: Target?) throws {}
    func type(_ text: String, into target: Target?) throws {}
    func pressEscape() {}
    func rest() async {}
    func lines(wanted: [String]) async -> [String] { [] }
}

nonisolated struct NotYetPossible: Error {
    let step: String
}
