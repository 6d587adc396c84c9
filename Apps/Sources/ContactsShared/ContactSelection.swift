public import BelvedereBinding
public import ContactsModel

/// The contacts that a person has selected in the list, for an action on all of them.
///
/// ```swift
/// list.onActivate { if selection.isOn.value { selection.toggle($0.id) } else { show($0.id) } }
/// ```
public final class ContactSelection {
    /// Whether the person is selecting contacts. A pressed row is then selected and not opened.
    public let isOn = Dynamic(false, name: "ContactSelection.isOn")
    /// The selected contacts, in the order of selection.
    public let ids = Dynamic<[Contact.ID]>([], name: "ContactSelection.ids")

    public init() {}

    /// Begins or ends selecting. At the end no contact is selected.
    public func setOn(_ on: Bool) {
        transaction {
            isOn.value = on
            if !on { ids.value = [] }
        }
    }

    /// Selects a contact, or deselects it.
    ///
    /// - Complexity: O(*n*) in the number of selected contacts.
    public func toggle(_ id: Contact.ID) {
        if let index = ids.value.firstIndex(of: id) { ids.value.remove(at: index) } else { ids.value.append(id) }
    }
}
