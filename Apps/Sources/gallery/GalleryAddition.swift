public import Belvedere
public import BelvedereBrowser
public import Hummingbird
public import Staff

/// An extension of the gallery by another program: additional apps, who may open them, and additional routes.
///
/// The gallery itself has only public pages. Programs for tests and measurements add their own apps in this way.
public protocol GalleryAddition: Sendable {
    /// Returns the additional apps. The gallery's lists do not show them.
    ///
    /// - Parameter transport: sends shared values to other galleries. It is nil if this gallery runs alone.
    func applications(sharedOver transport: (any SharedTransport)?) -> [BelvedereApp]

    /// Decides whether a request may open an app. It is called for every app that has no login of its own.
    func admit(_ request: AdmissionRequest) -> Admission

    /// Adds routes to the gallery's router.
    ///
    /// - Parameters:
    ///   - host: the host, which serves all apps of the program to browsers.
    ///   - setRole: changes the role of a staff member.
    func addRoutes(
        to router: Hummingbird.Router<BasicRequestContext>, of host: BrowserHost,
        setRole: @escaping @Sendable (_ name: String, _ role: StaffRole) async -> Void
    )
}
