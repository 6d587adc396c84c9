public import Belvedere
public import BelvedereBinding
public import ContactsModel
import ContactsShared

/// Several postal addresses to edit, as one control: it has a value and says when a person changed it.
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

    /// A control without addresses.
    public init() {
        super.init(.vertical, style: .group, [Label(ContactsTexts.addresses, style: .headline), rows])
        add(Button(ContactsTexts.addAddress) { [unowned self] in addRow() })
    }

    /// The addresses in their order, empty ones included. Setting what is there already leaves the rows alone, so that a
    /// person types on undisturbed.
    public var values: [PostalAddress] {
        get { shown }
        set {
            if newValue == shown { return }
            shown = newValue
            rows.setViews(newValue.map(row))
        }
    }

    /// Has `handler` called with all addresses when a person has changed one; not for what the app sets.
    public func onChange(_ handler: @escaping ([PostalAddress]) -> Void) { self.handler = handler }

    /// Has `handler` called when the person presses Enter in one of the fields, those that come later included.
    public func onSubmit(_ handler: @escaping () -> Void) { submit = handler }

    /// Keeps the control and a value the same. It takes the handler of ``onChange(_:)``.
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
