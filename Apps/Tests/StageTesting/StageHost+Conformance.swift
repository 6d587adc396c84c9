public import Belvedere
public import BelvedereHeadless
public import BelvedereHostConformance
import Testing

/// The hosts prove themselves by the conformance suite.
extension StageHost: ConformingHost {
    public func open<Result: Sendable>(
        _ application: BelvedereApp,
        for scenario: Scenario,
        _ body: sending ConformanceBody<Result>
    ) async throws -> Result {
        switch self {
        case .headless:
            return try await HeadlessConformingHost().open(application, for: scenario, body)
        case .browser:
            #if BROWSER_HOST
            let setting = Setting(locale: scenario.locale, timeZone: scenario.timeZone, viewport: scenario.viewport)
            var result: Result?
            try await withBrowser(on: application, at: scenario.path, setting, scenario: scenario, #_sourceLocation) { person in
                result = try await body(StagePerson(person.stage))
            }
            guard let result else { throw StagePerson.Fault() }
            return result
            #else
            throw StagePerson.Fault()
            #endif
        }
    }
}
