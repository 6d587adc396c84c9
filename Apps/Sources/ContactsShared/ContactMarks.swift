public import BelvedereBinding
public import ContactsModel

/// The contacts that a person has marked in the list, to do something with all of them.
///
/// ```swift
/// list.onActivate { if marks.isOn.value { marks.toggle($0.id) } else { show($0.id) } }
/// ```
public final class ContactMarks {
    /// Whether a person is marking contacts; a row that is pressed is marked then, and not shown.
    public let isOn = Dynamic(false, name: "ContactMarks.isOn")
    /// Who is marked, in the order in which they were.
    public let ids = Dynamic<[Contact.ID]>([], name: "ContactMarks.ids")

    public init() {}

    /// Begins to mark contacts, or ends it; then nobody is marked any more.
    public func setOn(_ on: Bool) {
        transaction {
            isOn.value = on
            if !on { ids.value = [] }
        }
    }

    /// Marks a contact, or takes the mark away.
    ///
    /// - Complexity: O(*n*) in the number of those that are marked.
    public func toggle(_ id: Contact.ID) {
        if let index = ids.value.firstIndex(of: id) { ids.value.remove(at: index) } else { ids.value.append(id) }
    }
}
