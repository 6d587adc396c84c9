public import BelvedereBinding
public import BelvedereCore
public import ContactsModel

extension Router where R == ContactsRoute {
    /// Opens the contact that the person chose in the list. It replaces the contact that was shown before.
    public func show(_ id: Contact.ID) {
        push(.detail(id), onto: .list())
    }

    /// The search and order of the list, read from the address.
    public var setting: Derived<ContactListSetting> {
        dynamicStack.map { stack in
            if case .list(let setting) = stack.root { setting } else { ContactListSetting() }
        }
    }

    /// Gives the list other settings, and changes the address.
    public func set(_ setting: ContactListSetting) {
        if stack.root != .list(setting) { stack.root = .list(setting) }
    }

    /// Copies the search text and the order into the address when the person changes them, and back when the address changes.
    public func follow(search: Dynamic<String>, order: Dynamic<ContactOrder>) -> [BindingToken] {
        [
            setting.bindAndFire { setting in
                transaction { (search.value, order.value) = (setting.search, setting.order) }
            },
            combine(search, order) { ContactListSetting(search: $0, order: $1) }.bind { [weak self] in self?.set($0) },
        ]
    }

    /// The identifier of the contact that is shown beside the list, so that the list can highlight its row.
    public var shownContact: Derived<Contact.ID?> {
        dynamicStack.map { stack in
            if case .detail(let id)? = stack.entries.first?.route { id } else { nil }
        }
    }

    /// Closes the edit form and shows the saved contact. If another person deleted the edited contact, the save created a new one. The
    /// detail of the new contact then replaces that of the deleted one.
    public func closeEdit(showing id: Contact.ID) {
        var next = stack
        next.dismiss()
        if next.top != .detail(id) { next.replaceTop(with: .detail(id)) }
        stack = next
    }
}
