public import Belvedere
public import BelvedereHeadless

/// A host (a program that shows apps) that the conformance suite can test. It opens an app and creates a player, which performs the steps
/// of a test.
///
/// The suite performs every ``ConformanceCase`` on it and compares the transcripts:
///
/// ```swift
/// @Test(arguments: ConformanceCase.all)
/// func aHostShowsWhatIsToBePerceived(conformanceCase: ConformanceCase) async {
///     #expect(await conformanceCase.play(on: HeadlessConformingHost()) == nil)
/// }
/// ```
///
/// Make your own host conform in a test target: ``HeadlessConformingHost`` is an example. The article "Writing a host" of
/// `Belvedere` explains the steps.
public protocol ConformingHost {
    #if MAIN_ACTOR_UI
    /// The type that performs steps on this host. It is on the main actor.
    associatedtype Player: StepPlayer
    #else
    /// The type that performs steps on this host.
    associatedtype Player: StepPlayer & SendableMetatype
    #endif

    /// Opens an app, passes a player to the body, and closes the app after the body.
    ///
    /// When the body begins, the app is at rest: no work runs that could change the screen. The body performs the steps.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - path: the first address in the app.
    ///   - setting: language, time zone, viewport and device of the person. The host applies them.
    ///   - body: a closure that performs the steps.
    /// - Throws: the errors of the body, or the reason why the app could not open, or a fault found at the end.
    func open<Result: Sendable>(
        _ application: BelvedereApp,
        at path: String,
        _ setting: Setting,
        _ body: sending ConformanceBody<Player, Result>
    ) async throws -> Result
}
