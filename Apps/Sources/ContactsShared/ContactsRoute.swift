public import BelvedereCore
public import ContactsModel

/// Where a person can be in the Contacts app, whatever it is built with: the four architectures answer to the same
/// addresses.
///
/// ```swift
/// RouteStack(root: ContactsRoute.list, path: "/17").top         // .detail(17)
/// ```
///
/// A form's address holds the key of its saves. A page that outlives the server comes back with the address it shows, so
/// the same form is opened again, and a save that was stored but not confirmed is known to be the same. An address without a
/// key, as people type it, opens a new form.
public nonisolated enum ContactsRoute: Route {
    /// All contacts; the bottom of every stack.
    case list
    /// A form for a new contact: `/add`, over the list.
    case add(IdempotencyKey = IdempotencyKey())
    /// One contact: `/17`.
    case detail(Contact.ID)
    /// A form for a contact that is there: `/17/edit`, over its detail.
    case edit(Contact.ID, IdempotencyKey = IdempotencyKey())

    public var pathComponents: [String] {
        switch self {
        case .list: []
        case .add(let key): ["add", key.description]
        case .detail(let id): [id.description]
        case .edit(_, let key): ["edit", key.description]
        }
    }

    public init?(path: inout ArraySlice<String>, above beneath: ContactsRoute?) {
        guard let first = path.popFirst() else { return nil }
        switch (first, beneath) {
        case ("add", .list?): self = .add(Self.key(in: &path))
        case ("edit", .detail(let id)?): self = .edit(id, Self.key(in: &path))
        default:
            guard case .list? = beneath, let id = Contact.ID(first) else { return nil }
            self = .detail(id)
        }
    }

    private static func key(in path: inout ArraySlice<String>) -> IdempotencyKey {
        guard let key = path.first.flatMap(IdempotencyKey.init) else { return IdempotencyKey() }
        path.removeFirst()
        return key
    }

    public var presentation: Presentation {
        switch self {
        case .list, .detail: .pushed
        case .add, .edit: .presented
        }
    }
}
