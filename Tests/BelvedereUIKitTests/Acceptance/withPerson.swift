#if canImport(UIKit)
@testable import BelvedereCore
import UIKit

/// Opens an app in a session of its own, and lets a person use it.
///
/// - Parameters:
///   - environment: the language, the time zone and the clock of the person.
///   - open: shows the app in a navigation controller.
///   - use: the steps of the person, and what they see.
@MainActor
func withPerson(
    _ environment: SessionEnvironment = SessionEnvironment(), open: (UINavigationController, SessionContext) throws -> Void,
    use: (Person) async throws -> Void
) async throws {
    _ = sessionOfTheProcess
    let session = Session(environment: environment)
    do {
        try await CurrentSession.$ofTask.withValue(session.context) {
            let window = UIWindow(), navigation = UINavigationController()
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            try open(navigation, session.context)
            try await use(Person(navigation))
        }
    } catch {
        // Another test must not meet the work of this one.
        await session.close()
        throw error
    }
    await session.close()
}

/// The first session of a process is the one of the app, for code outside every task. Keep it, because other tests run at the same time.
@MainActor let sessionOfTheProcess = Session()

/// The languages of the apps.
nonisolated let languages = ["en", "ar", "fa", "hi", "zh-Hans"]
#endif
