import Belvedere
import BelvedereHeadless
import BelvedereHostConformance

// The examples of the chapter "Prove it" of the article "Writing a host", word for word.

struct TerminalHost: ConformingHost {
    func open<Result: Sendable>(
        _ application: BelvedereApp,
        at path: String,
        _ setting: Setting,
        _ body: sending ConformanceBody<TerminalPlayer, Result>
    ) async throws -> Result {
        let terminal = try await Terminal.open(application, at: path, rows: setting.viewport.rows)
        defer { terminal.close() }
        return try await body(TerminalPlayer(terminal))
    }
}

final class TerminalPlayer: StepPlayer {
    private let terminal: Terminal

    init(_ terminal: Terminal) { self.terminal = terminal }

    func perform(_ step: Step) async throws {
        switch step.action {
        case .tap: try terminal.press(step.target)
        case .type: try terminal.type(step.text ?? "", into: step.target)
        case .back: terminal.pressEscape()
        default: throw NotYetPossible(step: step.phrase)
        }
        await terminal.rest()
    }

    func lines(until isWanted: ([String]) -> Bool) async throws -> [String] {
        await terminal.lines(until: isWanted)
    }
}

func playEverything() async {
    for conformanceCase in ConformanceCase.all {
        if let failure = await conformanceCase.play(on: TerminalHost()) { print(failure) }
    }
}

// MARK: Declarations that the article uses

final class Terminal {
    static func open(_ application: BelvedereApp, at path: String, rows: Int) async throws -> Terminal { Terminal() }
    func close() {}
    func press(_ target: Target?) throws {}
    func type(_ text: String, into target: Target?) throws {}
    func pressEscape() {}
    func rest() async {}
    func lines(until isWanted: ([String]) -> Bool) async -> [String] { [] }
}

nonisolated struct NotYetPossible: Error {
    let step: String
}
