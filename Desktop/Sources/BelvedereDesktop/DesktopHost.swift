public import Belvedere
internal import Synchronization

/// A host that shows apps in native windows of GTK 4.
///
/// ```swift
/// try await DesktopHost([.hello]).run()
/// ```
///
/// One app is opened at once. Several apps are listed in a window first, and a person opens them from there. See `Desktop/README.md` for
/// the kinds of views that it shows.
public struct DesktopHost: Sendable {
    private let applications: [BelvedereApp]

    /// A host for some apps.
    public init(_ applications: [BelvedereApp]) {
        self.applications = applications
    }

    /// Opens the first window, and returns when the person has closed all windows.
    ///
    /// - Throws: ``DesktopError/noDisplay`` if there is no display.
    public func run() async throws {
        let windows = OpenWindows()
        try await windows.open(applications.count == 1 ? applications[0] : Self.list(of: applications, in: windows))
        await windows.untilAllAreClosed()
    }

    /// An app that lists other apps.
    private static func list(of applications: [BelvedereApp], in windows: OpenWindows) -> BelvedereApp {
        BelvedereApp("Belvedere", path: "/") { _ in
            let buttons = Stack()
            for application in applications {
                buttons.add(Button(application.name) { Task { try await windows.open(application) } })
            }
            return Window(Screen(title: "Belvedere", content: buttons))
        }
    }
}

/// The number of open windows of a host.
private final class OpenWindows: Sendable {
    private let count = Mutex(0)
    private let closings = AsyncStream.makeStream(of: Void.self)

    func open(_ application: BelvedereApp) async throws {
        count.withLock { $0 += 1 }
        do {
            _ = try await DesktopWindow.open(application) { self.close() }
        } catch {
            close()
            throw error
        }
    }

    private func close() {
        let isLast = count.withLock { count in
            count -= 1
            return count == 0
        }
        if isLast { closings.continuation.finish() }
    }

    func untilAllAreClosed() async {
        for await _ in closings.stream {}
    }
}
