public import Belvedere
public import BelvedereHeadless

/// A host that the conformance suite can try: it opens an app for a person and hands the person over.
///
/// The suite plays every ``ConformanceCase`` on it and compares what the person perceives:
///
/// ```swift
/// @Test(arguments: ConformanceCase.all)
/// func aHostShowsWhatIsToBePerceived(conformanceCase: ConformanceCase) async {
///     #expect(await conformanceCase.play(on: HeadlessConformingHost()) == nil)
/// }
/// ```
///
/// Your own host conforms in a test target: ``HeadlessConformingHost`` is an example. The article "Writing a host" of `Belvedere`
/// leads through it.
public protocol ConformingHost {
    /// Opens an app for the person of a scenario, hands the person over, and closes the app when the body has ended.
    ///
    /// Language, time zone, viewport, device and the address to begin with are those of the scenario. The app has come to
    /// rest when the body begins. The steps of the scenario are played by the body.
    ///
    /// - Throws: what the body throws, or why the app could not be opened or was found wrong at the end.
    func open<Result: Sendable>(
        _ application: BelvedereApp,
        for scenario: Scenario,
        _ body: sending ConformanceBody<Result>
    ) async throws -> Result
}
