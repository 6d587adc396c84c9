public import Belvedere
public import BelvedereHeadless

/// A small app, what a person does with it, and what the person must perceive, whatever the host.
///
/// ``all`` is the suite. A host of your own passes all of them, or says in its documentation which it cannot pass and why.
nonisolated public struct ConformanceCase: Sendable, Identifiable, CustomStringConvertible {
    /// The app.
    public let application: BelvedereApp
    /// The person: the steps, and the transcripts that are expected between them.
    public let scenario: Scenario

    /// The promise that the case is about, as a sentence.
    public var id: String { scenario.name }
    public var description: String { id }

    init(
        _ promise: String,
        at path: String = "",
        rows: Int = 10,
        width: WindowWidth = .narrow,
        position: ScenarioPosition? = nil,
        device: ScenarioDevice? = nil,
        makeWindow: @escaping BelvedereApp.MakeWindow,
        steps: [ScenarioStep]
    ) {
        application = BelvedereApp("Conformance", path: "/conformance", makeWindow: makeWindow)
        scenario = Scenario(
            promise, application: application.path, path: path, viewport: Viewport(rows: rows, columns: 2, width: width),
            position: position, device: device, steps: steps
        )
    }

    /// Plays the case on a host.
    ///
    /// ```swift
    /// for conformanceCase in ConformanceCase.all {
    ///     if let failure = await conformanceCase.play(on: HeadlessConformingHost()) { print(failure) }
    /// }
    /// ```
    ///
    /// - Returns: the first thing that was wrong, or `nil` if nothing was.
    /// - Complexity: O(*s* *n*) for *s* steps and *n* views on the screen.
    #if MAIN_ACTOR_UI
    @MainActor
    #endif
    public func play(on host: some ConformingHost) async -> ConformanceFailure? {
        let scenario = scenario
        do {
            return try await host.open(application, for: scenario) { person in try await Self.play(scenario, person) }
        } catch {
            return ConformanceFailure(name: id, steps: [], message: "\(error)")
        }
    }

    #if MAIN_ACTOR_UI
    @MainActor
    #endif
    private static func play(_ scenario: Scenario, _ person: any ConformingPerson) async throws -> ConformanceFailure? {
        var done: [String] = []
        for step in scenario.steps {
            do {
                if step.action == .expect {
                    let wanted = step.lines ?? []
                    let found = try await person.transcript(wanted: wanted).filter { !isUnseen($0) }
                    if found != wanted {
                        return ConformanceFailure(
                            name: scenario.name, steps: done, message: Transcript.difference(from: wanted, to: found))
                    }
                } else {
                    done.append(step.phrase)
                    try await person.perform(step)
                }
            } catch {
                return ConformanceFailure(name: scenario.name, steps: done, message: "\(error)")
            }
        }
        return nil
    }

    /// A clipboard shows only when it is pasted, so a host need not tell what is on it.
    private static func isUnseen(_ line: String) -> Bool { line.hasPrefix("copied ") }
}
