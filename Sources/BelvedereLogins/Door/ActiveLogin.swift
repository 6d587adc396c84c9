public import BelvedereBrowser
public import BelvedereCore

/// The login of a visitor, about whose admission the app decides; see ``Logins/admit(_:_:)``.
public struct ActiveLogin: Sendable {
    /// The login as the session's values contain it.
    let value: SessionLogin
    let passwordHash: String
    private let lease: AdmissionLease

    init(_ login: LoginRegistry.Login, in logins: Logins) {
        value = SessionLogin(name: login.name, identifier: login.identifier) { [registry = logins.registry] everywhere in
            if everywhere { registry.endAll(of: login.name) } else { registry.end(login.identifier) }
        }
        passwordHash = login.passwordHash
        lease = login.lease
    }

    /// The name of the account.
    public var name: String { value.name }

    /// Admits the person until the login ends. Screens read the login from the session's values with the key `login`.
    ///
    /// - Parameter values: further values of the session, such as the rights of the person.
    public func allow(_ values: SessionValues = SessionValues()) -> Admission {
        var values = values
        values[.login] = value
        return .allow(values, for: lease)
    }
}
