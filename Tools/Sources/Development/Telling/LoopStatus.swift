import Foundation

/// The newest thing that a person should know: whether the page shows the edit, and if not, why.
///
///     let status = LoopStatus.restarted(seconds: 1.9, changes: [SourceChange(path: "/app/Money.swift", kind: .edited)])
///     status.sentence(name: "habits", liveSince: "12:04")      // "Built in 1.9 s, restarted, because Money.swift changed."
enum LoopStatus: Equatable {
    case building
    /// The program runs for the first time.
    case started(seconds: Double)
    /// The program starts, and was ended again: `belvedere dev --once`.
    case startedOnce(seconds: Double)
    case restarted(seconds: Double, changes: [SourceChange], reason: RestartReason? = nil)
    /// The running program shows the edit.
    case loaded(seconds: Double, changes: [SourceChange])
    /// The build left the program as it was.
    case unchanged(seconds: Double, changes: [SourceChange])
    case failed(BuildFailure)
    /// The program ended before it listened at its port.
    case didNotStart(ProgramEnding)
    /// The program ended while it ran.
    case ended(ProgramEnding)

    /// One or two sentences.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - liveSince: The time at which the running program was built, such as "12:04". Nil if none runs.
    func sentence(name: String, liveSince: String?) -> String {
        switch self {
        case .building: "Building \(name)."
        case .started(let seconds): "Built in \(Self.text(seconds)), started."
        case .startedOnce(let seconds):
            "Built in \(Self.text(seconds)), and it starts. No page shows it, because no \"belvedere dev\" runs."
        case .restarted(let seconds, let changes, let reason):
            "Built in \(Self.text(seconds)), restarted, because \(reason?.words ?? Self.cause(changes))."
        case .loaded(let seconds, let changes): "Loaded in \(Self.text(seconds)), because \(Self.cause(changes))."
        case .unchanged(let seconds, let changes):
            "Built in \(Self.text(seconds)). The program is the same, so it continues: \(Self.cause(changes))."
        case .failed(let failure):
            "Does not compile: \(failure.reason)\(failure.reason.hasSuffix(".") ? "" : ".") "
                + (liveSince.map { "The page shows the version of \($0)." } ?? "No version runs.")
        case .didNotStart(let ending):
            """
            \(name) compiles, but \(ending.words) before it listened at the port of the variable BELVEDERE_DEVELOPMENT_PORT. It starts \
            again after the next edit.
            """
        case .ended(let ending): "\(name) \(ending.words). It starts again after the next edit."
        }
    }

    /// Whether the page shows the newest sources.
    var isLive: Bool {
        switch self {
        case .started, .startedOnce, .restarted, .loaded, .unchanged: true
        case .building, .failed, .didNotStart, .ended: false
        }
    }

    /// The exit code of `belvedere dev --once`.
    var exitCode: Int32 {
        switch self {
        case .started, .startedOnce, .restarted, .loaded, .unchanged, .building: 0
        case .failed: 1
        case .didNotStart, .ended: 3
        }
    }

    /// The panel over the open pages.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - liveSince: The time at which the running program was built. Nil if none runs.
    ///   - root: The folder of the package, which the names of files leave out.
    func report(name: String, liveSince: String?, root: String) -> DevelopmentPage.Report {
        switch self {
        case .building, .started, .startedOnce, .restarted, .loaded, .unchanged: .none
        case .failed(let failure):
            DevelopmentPage.Report(
                title: "Does not compile", problems: failure.parts(root: root),
                note: liveSince.map { "This page shows the version of \($0)." } ?? "No version runs.")
        case .didNotStart(let ending):
            DevelopmentPage.Report(
                title: "\(name) compiles, but \(ending.words) before it served a page",
                note: "The terminal shows its output. It starts again after the next edit.")
        case .ended(let ending):
            DevelopmentPage.Report(
                title: "\(name) \(ending.words)", note: "The terminal shows its output. It starts again after the next edit.")
        }
    }

    private static func text(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10) s" }

    private static func cause(_ changes: [SourceChange]) -> String {
        guard let first = changes.first else { return "a file changed" }
        switch changes.count {
        case 1:
            return switch first.kind {
            case .edited: "\(first.name) changed"
            case .added: "\(first.name) is new"
            case .removed: "\(first.name) was removed"
            }
        case 2: return "\(first.name) and \(changes[1].name) changed"
        default: return "\(first.name) and \(changes.count - 1) other files changed"
        }
    }
}
