public import Belvedere
public import BelvedereHeadless

/// A test of a host, the program that shows apps: a small app, the steps of a person in it, and the transcripts (the screens as text) that
/// every host must produce.
///
/// ``all`` is the suite. Your own host should pass all cases. If it cannot pass some cases, its documentation must list them with
/// the reasons.
nonisolated public struct ConformanceCase: Sendable, Identifiable, CustomStringConvertible {
    /// The app.
    public let application: BelvedereApp
    /// A sentence with the rule for hosts that the case checks.
    public let id: String
    /// The first address in the app.
    public let path: String
    /// The viewport and the device of the person, and a new clock.
    public var setting: Setting { Setting(viewport: viewport, device: device) }
    /// The steps of the person, with the expected transcripts between them.
    public let steps: [Step]

    private let viewport: Viewport
    private let device: DeviceScript

    public var description: String { id }

    init(
        _ promise: String,
        at path: String = "",
        rows: Int = 10,
        width: WindowWidth = .narrow,
        device: DeviceScript = DeviceScript(),
        makeWindow: @escaping BelvedereApp.MakeWindow,
        steps: [Step]
    ) {
        application = BelvedereApp("Conformance", path: "/conformance", makeWindow: makeWindow)
        id = promise
        self.path = path
        viewport = Viewport(rows: rows, columns: 2, width: width)
        self.device = device
        self.steps = steps
    }

    /// Performs the case on a host.
    ///
    /// ```swift
    /// for conformanceCase in ConformanceCase.all {
    ///     if let failure = await conformanceCase.play(on: HeadlessConformingHost()) { print(failure) }
    /// }
    /// ```
    ///
    /// - Returns: the first failure, or `nil` if there was none.
    /// - Complexity: O(*s* *n*) for *s* steps and *n* views on the screen.
    #if MAIN_ACTOR_UI
    @MainActor
    #endif
    public func play(on host: some ConformingHost) async -> ConformanceFailure? {
        do {
            return try await host.open(application, at: path, setting) { player in try await play(by: player) }
        } catch {
            return ConformanceFailure(name: id, steps: [], message: "\(error)")
        }
    }

    #if MAIN_ACTOR_UI
    @MainActor
    #endif
    private func play(by player: any StepPlayer) async throws -> ConformanceFailure? {
        var done: [String] = []
        for step in steps {
            do {
                if step.action == .expect {
                    let wanted = step.lines ?? []
                    let found = try await player.lines { Self.seen($0) == wanted }
                    if Self.seen(found) != wanted {
                        return ConformanceFailure(
                            name: id, steps: done, message: Transcript.difference(from: wanted, to: Self.seen(found)))
                    }
                } else {
                    done.append(step.phrase)
                    try await player.perform(step)
                }
            } catch {
                return ConformanceFailure(name: id, steps: done, message: "\(error)")
            }
        }
        return nil
    }

    /// Returns the lines of a transcript without the lines about copied texts. The content of a clipboard is visible only after a
    /// paste, so a host need not report it.
    private static func seen(_ lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("copied ") } }
}
