public import Belvedere
public import BelvedereHeadless
public import BelvedereHostConformance
import Foundation

/// A host of another package that plays the acceptance tests.
///
/// The package links the tests and has a class that conforms to this protocol. The variable `BELVEDERE_STAGE` names the class together with
/// its module, because the tests themselves cannot import the package:
///
/// ```sh
/// BELVEDERE_STAGE=BelvedereDesktopTests.AcceptanceStage swift test
/// ```
public protocol ExternalStage: AnyObject {
    init()

    /// Opens an app, passes a person to the body, and closes the app afterwards.
    ///
    /// - Throws: the errors of the body, or the reason why the app could not open.
    func open<Result: Sendable>(
        _ application: BelvedereApp, at path: String, _ setting: Setting, _ body: sending ConformanceBody<Person, Result>
    ) async throws -> Result
}

/// Makes the stage that `BELVEDERE_STAGE` names.
func makeExternalStage() throws -> any ExternalStage {
    let name = StageHost.externalName ?? ""
    guard let stage = NSClassFromString(name) as? any ExternalStage.Type else {
        throw StageFault(description: "BELVEDERE_STAGE names \(name), which is no class of this program that plays acceptance tests.")
    }
    return stage.init()
}
