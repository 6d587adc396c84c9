public import Belvedere
public import BelvedereCore

/// A host that shows apps in native windows of GTK 4.
///
/// ```swift
/// try await DesktopHost([.hello]).run()
/// ```
///
/// The article "Desktop" tells how a window differs from a page in a browser.
public struct DesktopHost: Sendable {
    private let applications: [BelvedereApp]
    private let windows: OpenWindows

    /// A host for some apps.
    ///
    /// - Parameters:
    ///   - applications: the apps. A link to the path of one of them opens it in a window of its own.
    ///   - values: the apps' values for the person at this computer, as a server sets them after a login.
    ///   - loadPicture: returns the bytes of the picture at an `https` address or a path, such as `/pictures/dog.png`; nil if there is
    ///     none. The window shows a general symbol until the bytes come, and also if they do not come or are not a picture. Pictures in
    ///     `data:` addresses need no loading. The host does not limit the number of bytes, so a closure that loads from the network must.
    ///
    /// ```swift
    /// let host = DesktopHost([.doggies]) { address in await dogPictures[address] }
    /// ```
    public init(
        _ applications: [BelvedereApp], values: SessionValues = SessionValues(),
        loadPicture: @escaping @Sendable (_ address: String) async throws -> [UInt8]? = { _ in nil }
    ) {
        self.init(applications, values: values, sizes: WindowSizes(in: WindowSizes.folder), loadPicture: loadPicture)
    }

    init(
        _ applications: [BelvedereApp], values: SessionValues, sizes: WindowSizes,
        loadPicture: @escaping @Sendable (String) async throws -> [UInt8]? = { _ in nil }
    ) {
        self.applications = applications
        windows = OpenWindows(of: DesktopPages(applications), values: values, sizes: sizes, loadPicture: loadPicture)
    }

    /// Opens the first window, and returns when the person has closed all windows, or when the task is cancelled.
    ///
    /// A single app is opened at once. Of several apps, the one with the path `/` is opened first. If there is none, the first window lists
    /// the apps.
    ///
    /// - Parameter address: the address to begin with, such as `/contacts/mvvm`; empty for the first window of the host.
    /// - Throws: ``DesktopError/noDisplay`` if there is no display, or ``DesktopError/noPage(_:)`` if no app has the address.
    public func run(at address: String = "") async throws {
        let first = address.isEmpty ? applications.count == 1 ? applications[0].path : "/" : address
        guard try await windows.open(first) else { throw DesktopError.noPage(first) }
        await windows.untilAllAreClosed()
    }

    /// Closes the windows of an app without a question, for example after the person has logged out of it.
    ///
    /// ```swift
    /// host.closeWindows(of: "/staff")
    /// ```
    ///
    /// - Parameter path: the path of the app.
    public func closeWindows(of path: String) { windows.close(of: path) }
}
