internal import Belvedere

/// The apps of a host, found by address.
struct DesktopPages: Sendable {
    private let applications: [BelvedereApp]

    /// Adds a list of the apps at the root if no app is there.
    init(_ applications: [BelvedereApp]) {
        let hasRoot = applications.contains { $0.path == "/" }
        self.applications = hasRoot ? applications : applications + [Self.list(of: applications)]
    }

    /// Returns the app at an address, with the rest of the address below the path of the app. Of several apps, the one with the longest
    /// path is meant. The root has no addresses below it.
    func find(_ address: String) -> (application: BelvedereApp, path: String)? {
        let found = applications.filter { application in
            let isAbove = application.path != "/" && ["/", "?", "#"].contains { address.hasPrefix(application.path + $0) }
            return address == application.path || isAbove
        }
        return found.max { $0.path.count < $1.path.count }.map { ($0, String(address.dropFirst($0.path.count))) }
    }

    private static func list(of applications: [BelvedereApp]) -> BelvedereApp {
        BelvedereApp("Belvedere", path: "/") { _ in
            Window(Screen(title: "Belvedere", content: Stack(.vertical, applications.map { Link($0.name, toPage: $0.path) })))
        }
    }
}
