public import Belvedere
public import BelvedereBinding
public import ContactsModel
public import ContactsShared

extension List where Item: Identifiable, Item.ID == Contact.ID {
    /// Has the rows of marked contacts stand out while a person marks some, and else the row of the contact that is shown.
    public func follow(_ marks: ContactMarks, shown: DynamicValue<Contact.ID?>) {
        combine(marks.isOn, marks.ids, shown) { isOn, ids, shown in isOn ? Set(ids) : Set([shown].compactMap { $0 }) }
            .bindAndFire(to: self) { list, chosen in list.showChosen(chosen) }
    }

    /// Has the rows of these contacts stand out.
    public func showChosen(_ ids: Set<Contact.ID>) { selection = { ids.contains($0.id) } }
}
