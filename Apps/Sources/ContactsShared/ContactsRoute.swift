public import BelvedereCore
public import ContactsModel

/// The routes of the Contacts app's screens. All four architectures use them, so they have the same addresses.
///
/// ```swift
/// RouteStack(root: ContactsRoute.list(), path: "/17").top       // .detail(17)
/// RouteStack(root: ContactsRoute.list(), path: "/find-zi/17")    // over the list of the contacts that "zi" finds
/// ```
///
/// The address of a form contains the form's key. If the server restarts, the browser's page connects again with the address that it shows.
/// So the same form opens again with the same key, and the store recognises a repeated save. An address without a key, as people type it,
/// opens a new form.
public nonisolated enum ContactsRoute: Route {
    /// The list with its settings. It is the first route of every stack.
    case list(ContactListSetting = ContactListSetting())
    /// The form for a new contact, above the list: `/add`.
    case add(IdempotencyKey = IdempotencyKey())
    /// The screen of one contact: `/17`.
    case detail(Contact.ID)
    /// The form for the contact of the screen below it: `/17/edit`.
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

    /// A list with other settings has the same screen, so the screen stays and only its settings change.
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
