import Belvedere
import ContactsModel
import ContactsShared

/// The fields of one postal address in a form, such as street and city, with its label.
final class PostalAddressRow: Stack {
    private static let labels: [LabelledValue.Label] = [.home, .work, .other]

    let street: TextField
    /// The labels that the person can choose. If the address has a label of the person's own or of an imported card, that label is one more
    /// choice.
    private let choices: [LabelledValue.Label]
    private let picker: Picker
    private let postcode: TextField
    private let city: TextField
    private let region: TextField
    private let country: TextField

    init(_ address: PostalAddress) {
        choices = Self.labels.contains(address.label) ? Self.labels : Self.labels + [address.label]
        let chosen = choices.firstIndex(of: address.label) ?? 0
        picker = Picker(ContactsTexts.label, choices: choices.map(ContactsTexts.name), selection: chosen)
        street = TextField(ContactsTexts.street, text: address.street)
        postcode = TextField(ContactsTexts.postcode, text: address.postcode)
        city = TextField(ContactsTexts.city, text: address.city)
        region = TextField(ContactsTexts.region, text: address.region)
        country = TextField(ContactsTexts.country, text: address.country)
        super.init(
            .vertical,
            [
                Stack(.horizontal, picker, street), Stack(.horizontal, postcode, city), Stack(.horizontal, region, country),
            ])
    }

    var address: PostalAddress {
        var address = PostalAddress(choices[picker.selection])
        (address.street, address.postcode, address.city) = (street.text, postcode.text, city.text)
        (address.region, address.country) = (region.text, country.text)
        return address
    }

    private var fields: [TextField] { [street, postcode, city, region, country] }

    func onChange(_ handler: @escaping () -> Void) {
        picker.onChange { _ in handler() }
        for field in fields { field.onChange { _ in handler() } }
    }

    func onSubmit(_ handler: @escaping () -> Void) {
        for field in fields { field.onSubmit(handler) }
    }
}
