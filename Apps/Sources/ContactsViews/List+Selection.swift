public import Belvedere
public import BelvedereBinding
public import ContactsModel
public import ContactsShared

extension List where Item: Identifiable, Item.ID == Contact.ID {
    /// Highlights the rows of selected contacts while the person selects some, and otherwise the row of the shown contact.
    public func follow(_ selection: ContactSelection, shown: DynamicValue<Contact.ID?>) {
        combine(selection.isOn, selection.ids, shown) { isOn, ids, shown in isOn ? Set(ids) : Set([shown].compactMap { $0 }) }
            .bindAndFire(to: self) { list, chosen in list.showChosen(chosen) }
        selection.isOn.bindAndFire(to: self, \.showsCheckboxes)
    }

    /// Highlights the rows of these contacts and no others.
    public func showChosen(_ ids: Set<Contact.ID>) { selection = { ids.contains($0.id) } }
}
