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
    /// A form for the contact beneath it: `/17/edit`, over its detail.
    case edit(IdempotencyKey = IdempotencyKey())

    public static let paths = ["list": "", "detail": ":id"]

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
}
