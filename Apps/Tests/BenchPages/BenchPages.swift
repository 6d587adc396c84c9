public import Belvedere
public import BelvedereBrowser
public import GalleryServer
public import Hummingbird
public import Staff

/// The pages for the browser tests and the measurements, in addition to those of the gallery.
///
/// They must not be public: one page lets people in without a password, another gives the staff their roles.
public struct BenchPages: GalleryAddition {
    private let door = Door()

    public init() {}

    public func applications(sharedOver transport: (any SharedTransport)?) -> [BelvedereApp] {
        [.fixture, .bench, .fifty, .files, .trial, .guarded, .shared(over: transport)]
    }

    public func admit(_ request: AdmissionRequest) -> Admission { door.admit(request) }

    public func addRoutes(
        to router: Hummingbird.Router<BasicRequestContext>, of host: BrowserHost,
        setRole: @escaping @Sendable (_ name: String, _ role: StaffRole) async -> Void
    ) {
        door.addRoutes(to: router, ending: host)
        router.post("/staff-bench/role") { request, _ -> HTTPResponse.Status in
            guard let name = request.uri.queryParameters["name"].map(String.init),
                let role = request.uri.queryParameters["role"].flatMap({ StaffRole(rawValue: String($0)) })
            else { return .badRequest }
            await setRole(name, role)
            return .ok
        }
    }
}
