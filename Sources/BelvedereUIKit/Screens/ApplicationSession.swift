#if canImport(UIKit)
internal import BelvedereCore
internal import UIKit

/// The session of an app whose screens are its own view controllers.
///
/// Roles launch work in a session. An app for one person has only one, so it should not have to make it. An app that makes a `Session` of
/// its own first, to choose the clock or the values, keeps that one.
enum ApplicationSession {
    private static let made = Session(environment: .ofDevice)

    /// The context of the running session, or of the app's session.
    static var context: SessionContext { SessionContext.current ?? made.context }
}
#endif
