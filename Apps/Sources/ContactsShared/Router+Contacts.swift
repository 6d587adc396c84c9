public import BelvedereCore
public import ContactsModel

extension Router where R == ContactsRoute {
    /// Leaves the edit form for the contact that was saved. It is another than the one the form was opened from where that
    /// one had been deleted meanwhile and was saved as a new contact: the detail beneath then gives way to the new one's.
    public func closeEdit(showing id: Contact.ID) {
        var next = stack
        next.dismiss()
        if next.top != .detail(id) { next.replaceTop(with: .detail(id)) }
        stack = next
    }
}
