#if canImport(UIKit)
public import BelvedereCore
internal import UIKit

extension SessionEnvironment {
    /// The environment of a person with a device: the language that they prefer among those of the app, and the time zone of the device.
    ///
    /// An app whose view models need a context makes its own session with it, and keeps the session:
    ///
    /// ```swift
    /// let session = Session(environment: .ofDevice)
    /// ```
    public static var ofDevice: SessionEnvironment {
        SessionEnvironment(locale: Bundle.main.preferredLocalizations.first ?? "en", timeZone: TimeZone.current.identifier)
    }
}
#endif
