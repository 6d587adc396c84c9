public import BelvedereBinding
public import BelvedereCore
public import ContactsModel

extension Router where R == ContactsRoute {
    /// Shows a contact that was chosen from the list, in the place of the one who is shown.
    public func show(_ id: Contact.ID) {
        push(.detail(id), onto: .list())
    }

    /// How the list is set, as the address says it.
    public var setting: Derived<ContactListSetting> {
        dynamicStack.map { stack in
            if case .list(let setting) = stack.root { setting } else { ContactListSetting() }
        }
    }

    /// Sets the list, and the address with it.
    public func set(_ setting: ContactListSetting) {
        if stack.root != .list(setting) { stack.root = .list(setting) }
    }

    /// Keeps the address the same as what a person searches for and sorts by, in both directions.
    public func follow(search: Dynamic<String>, order: Dynamic<ContactOrder>) -> [BindingToken] {
        [
            setting.bindAndFire { setting in
                transaction { (search.value, order.value) = (setting.search, setting.order) }
            },
            combine(search, order) { ContactListSetting(search: $0, order: $1) }.bind { [weak self] in self?.set($0) },
        ]
    }

    /// The contact that is shown; a list that stands beside it marks the row.
    public var shownContact: Derived<Contact.ID?> {
        dynamicStack.map { stack in
            if case .detail(let id)? = stack.entries.first?.route { id } else { nil }
        }
    }

    /// Leaves the edit form for the contact that was saved. It is another than the one the form was opened from where that
    /// one had been deleted meanwhile and was saved as a new contact: the detail beneath then gives way to the new one's.
    public func closeEdit(showing id: Contact.ID) {
        var next = stack
        next.dismiss()
        if next.top != .detail(id) { next.replaceTop(with: .detail(id)) }
        stack = next
    }
}
