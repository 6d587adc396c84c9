public import BelvedereCore
public import ContactsModel

/// Where a person can be in the Contacts app, whatever it is built with: the four architectures answer to the same
/// addresses.
///
/// ```swift
/// RouteStack(root: ContactsRoute.list(), path: "/17").top       // .detail(17)
/// RouteStack(root: ContactsRoute.list(), path: "/find-zi/17")    // over the list of those whom "zi" finds
/// ```
///
/// A form's address holds the key of its saves. A page that outlives the server comes back with the address it shows, so
/// the same form is opened again, and a save that was stored but not confirmed is known to be the same. An address without a
/// key, as people type it, opens a new form.
public nonisolated enum ContactsRoute: Route {
    /// The list, as it is set; the bottom of every stack.
    case list(ContactListSetting = ContactListSetting())
    /// A form for a new contact: `/add`, over the list.
    case add(IdempotencyKey = IdempotencyKey())
    /// One contact: `/17`.
    case detail(Contact.ID)
    /// A form for the contact beneath it: `/17/edit`, over its detail.
    case edit(IdempotencyKey = IdempotencyKey())

    public static let paths = ["detail": ":id"]

    public func isAllowed(above beneath: ContactsRoute) -> Bool {
        switch (beneath, self) {
        case (.list, .add), (.list, .detail), (.detail, .edit): true
        default: false
        }
    }

    public var presentation: Presentation {
        switch self {
        case .list, .detail: .pushed
        case .add, .edit: .presented
        }
    }

    /// A list that is set otherwise is the same list.
    public func hasScreen(of other: ContactsRoute) -> Bool {
        if case .list = self, case .list = other { return true }
        return self == other
    }

    // MARK: Addresses

    public var pathComponents: [String] {
        switch self {
        case .list(let setting): setting.text.isEmpty ? [] : [setting.text]
        case .add(let key): ["add", key.description]
        case .detail(let id): ["\(id)"]
        case .edit(let key): ["edit", key.description]
        }
    }

    public func atBottom(of path: inout ArraySlice<String>) -> ContactsRoute {
        guard let setting = path.first.flatMap({ ContactListSetting($0) }) else { return .list() }
        path.removeFirst()
        return .list(setting)
    }
}
