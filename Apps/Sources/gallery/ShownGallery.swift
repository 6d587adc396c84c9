public import Belvedere
public import BelvedereCore
internal import Staff
internal import Synchronization

/// The gallery for a program that shows the apps itself, such as in native windows.
///
/// ```swift
/// await GalleryCommand.main(named: "gallery-list") { gallery in
///     for application in gallery.applications { print(application.name) }
/// }
/// ```
public struct ShownGallery: Sendable {
    /// All apps. The front page is the app with the path `/`. Lists of apps have the addresses that the server has for them.
    public let applications: [BelvedereApp]
    /// The address to begin with, such as `/contacts/mvvm`.
    public let address: String
    /// The values of the person at this computer. The person need not log in to the app for the staff, because the computer has asked for a
    /// password already.
    public let values: SessionValues

    private let loggedOut: LogOutHandler

    init(_ apps: GalleryApps, at address: String, _ loggedOut: LogOutHandler) {
        self.loggedOut = loggedOut
        let all = apps.all()
        applications = all + BelvedereApp.groups(of: all)
        self.address = address
        var values = SessionValues()
        values[.staffMember] = StaffMember(name: "Eddie", role: .editor)
        values[.login] = SessionLogin(name: "Eddie") { _ in loggedOut.call() }
        self.values = values
    }

    /// Sets the closure that is called when the person logs out of the app for the staff, whose path is `/staff`. The program closes the
    /// windows of the app.
    public func onLogOut(_ handler: @escaping @Sendable () -> Void) { loggedOut.set(handler) }
}

/// The way from the app for the staff to the program that shows it. The app exists before the program.
final class LogOutHandler: Sendable {
    private let handler = Mutex<(@Sendable () -> Void)?>(nil)

    func set(_ handler: @escaping @Sendable () -> Void) { self.handler.withLock { $0 = handler } }

    func call() { handler.withLock { $0 }?() }
}
