public import Belvedere
public import BelvedereHeadless
public import BelvedereHostConformance

/// Runs the conformance suite on the hosts.
extension StageHost: ConformingHost {
    public func open<Result: Sendable>(
        _ application: BelvedereApp,
        at path: String,
        _ setting: Setting,
        _ body: sending ConformanceBody<Person, Result>
    ) async throws -> Result {
        #if !MAIN_ACTOR_UI
        // Safe although unchecked: `body` was sent to this function, which passes it on once and does not use it again.
        nonisolated(unsafe) let body = body
        #endif
        switch self {
        case .headless:
            return try await HeadlessConformingHost(patience: .seconds(60)).open(application, at: path, setting) { player in
                try await body(Person(player))
            }
        case .browser:
            #if BROWSER_HOST
            return try await withBrowser(on: application, at: path, setting) { player in try await body(Person(player)) }
            #else
            throw StageFault(description: "The browser host was left out of this build.")
            #endif
        case .external:
            return try await makeExternalStage().open(application, at: path, setting) { person in try await body(person) }
        }
    }
}
