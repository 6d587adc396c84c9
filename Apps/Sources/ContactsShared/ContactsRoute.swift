public import BelvedereCore
public import ContactsModel

/// Where a person can be in the Contacts app, whatever it is built with: the four architectures answer to the same
/// addresses.
///
/// ```swift
/// RouteStack(root: ContactsRoute.list, path: "/17/edit").top    // .edit(17)
/// ```
public nonisolated enum ContactsRoute: Route {
    /// All contacts; the bottom of every stack.
    case list
    /// A form for a new contact: `/add`, over the list.
    case add
    /// One contact: `/17`.
    case detail(Contact.ID)
    /// A form for a contact that is there: `/17/edit`, over its detail.
    case edit(Contact.ID)

    public var pathComponents: [String] {
        switch self {
        case .list: []
        case .add: ["add"]
        case .detail(let id): [id.description]
        case .edit: ["edit"]
        }
    }

    public init?(path: inout ArraySlice<String>, above beneath: ContactsRoute?) {
        guard let first = path.popFirst() else { return nil }
        switch (first, beneath) {
        case ("add", .list?): self = .add
        case ("edit", .detail(let id)?): self = .edit(id)
        default:
            guard case .list? = beneath, let id = Contact.ID(first) else { return nil }
            self = .detail(id)
        }
    }

    public var presentation: Presentation {
        switch self {
        case .list, .detail: .pushed
        case .add, .edit: .presented
        }
    }
}
