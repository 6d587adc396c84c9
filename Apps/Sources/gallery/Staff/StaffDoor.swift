internal import Belvedere
internal import BelvedereBrowser
internal import BelvedereLogins
internal import BelvedereTexts
internal import Hummingbird
internal import Staff
internal import Synchronization

/// The login of the app for the staff. It decides who may open the app, and gives each session the role of its person.
final class StaffDoor: Sendable {
    private let accounts: StaffAccounts
    private let logins: Logins
    private let host = Mutex<BrowserHost?>(nil)

    /// - Parameter application: an app at the address of the app for the staff. The login page has its look.
    init(accounts: StaffAccounts, isDemonstration: Bool, application: BelvedereApp, clock: any Clock<Duration>) {
        self.accounts = accounts
        var options = LoginOptions()
        options.clock = clock
        options.introduction = { StaffDoorTexts.invitation }
        if isDemonstration { options.addition = { Self.demonstrationAccounts } }
        logins = Logins(accounts, for: application, options: options)
    }

    /// The names and passwords of the public accounts for trying the app.
    private static var demonstrationAccounts: String {
        """
        <section><h2>\(HTMLText.escaped(StaffDoorTexts.toTry))</h2>\
        <dl><dt>Vera</dt><dd>look-only</dd><dt>Eddie</dt><dd>look-and-change</dd></dl></section>
        """
    }

    /// Decides whether a request may open the app for the staff.
    @Sendable func admit(_ request: AdmissionRequest) async throws -> Admission {
        try await logins.admit(request) { login in
            let role = accounts.role(of: login.name)
            if role == .nobody { return .refuse(.forbidden, withTexts(in: request.language) { StaffDoorTexts.closed }) }
            var values = SessionValues()
            values[.staffMember] = StaffMember(name: login.name, role: role)
            return login.allow(values)
        }
    }

    /// Changes a person's role. The person's open pages load again, with the new role.
    func setRole(of name: String, to role: StaffRole) async {
        accounts.setRole(of: name, to: role)
        await host.withLock { $0 }?.endSessions { $0.values[.staffMember].name.lowercased() == name.lowercased() }
    }

    func addRoutes(to router: Hummingbird.Router<BasicRequestContext>, of host: BrowserHost) {
        self.host.withLock { $0 = host }
        logins.addRoutes(to: router, of: host)
    }
}
