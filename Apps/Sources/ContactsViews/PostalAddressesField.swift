public import Belvedere
public import BelvedereBinding
public import ContactsModel
import ContactsShared

/// A control that edits several postal addresses. It has one value for all of them and one change handler.
///
/// ```swift
/// let addresses = PostalAddressesField()
/// addresses.bind(viewModel.addresses)
/// ```
public final class PostalAddressesField: Stack {
    private let rows = Stack()
    private var shown: [PostalAddress] = []
    private var handler: ([PostalAddress]) -> Void = { _ in }
    private var submit: () -> Void = {}

    /// Creates a control without addresses.
    public init() {
        super.init(.vertical, style: .group, [Label(ContactsTexts.addresses, style: .headline), rows])
        add(Button(ContactsTexts.addAddress) { [unowned self] in addRow() })
    }

    /// The addresses in their order, including empty ones. Setting equal addresses does not rebuild the rows, so that a person can continue
    /// to type.
    public var values: [PostalAddress] {
        get { shown }
        set {
            if newValue == shown { return }
            shown = newValue
            rows.setViews(newValue.map(row))
        }
    }

    /// Calls `handler` with all addresses after the person has changed one. It is not called when the app sets them.
    public func onChange(_ handler: @escaping ([PostalAddress]) -> Void) { self.handler = handler }

    /// Calls `handler` when the person presses Enter in a field of any address, including addresses that are added later.
    public func onSubmit(_ handler: @escaping () -> Void) { submit = handler }

    /// Binds the control to a dynamic in both directions. This replaces the handler of ``onChange(_:)``.
    public func bind(_ values: Dynamic<[PostalAddress]>) {
        onChange { values.value = $0 }
        values.bindAndFire(to: self, \.values)
    }

    private func row(_ address: PostalAddress) -> PostalAddressRow {
        let row = PostalAddressRow(address)
        let remove = Button(ContactsTexts.remove, role: .destructive) { [unowned self, unowned row] in
            rows.remove(row)
            changed()
        }
        remove.accessibilityName = ContactsTexts.removeAddress(address)
        row.onChange { [unowned self, unowned row, unowned remove] in
            remove.accessibilityName = ContactsTexts.removeAddress(row.address)
            changed()
        }
        row.onSubmit { [unowned self] in submit() }
        row.add(remove)
        return row
    }

    private func addRow() {
        let new = row(PostalAddress(.home))
        rows.add(new)
        changed()
        new.street.focus()
    }

    private func changed() {
        shown = rows.subviews.compactMap { ($0 as? PostalAddressRow)?.address }
        handler(shown)
    }
}
