package import BelvedereCore
package import ContactsModel
import Foundation

/// What the form and the detail say of the fields of a contact.
nonisolated extension ContactsTexts {
    /// What a number or address is for.
    package static func name(of label: LabelledValue.Label) -> String {
        switch label {
        case .home: labelHome
        case .work: labelWork
        case .mobile: labelMobile
        case .fax: labelFax
        case .other: labelOther
        case .custom(let text): text
        }
    }

    /// The name of the button that takes out a number, which may be empty.
    package static func removePhone(_ value: String) -> String { value.isEmpty ? removeBlankPhone : removePhoneNumber(value) }

    /// The name of the button that takes out an email, which may be empty.
    package static func removeMail(_ value: String) -> String { value.isEmpty ? removeBlankMail : removeMailAddress(value) }

    /// The name of the button that takes out an address, which may be empty.
    package static func removeAddress(_ address: PostalAddress) -> String {
        address.isEmpty ? removeBlankAddress : removePostalAddress(address.lines.joined(separator: listSeparator))
    }

    /// Which pictures can be taken.
    package static var photoRefused: String { photoLimit(ContactPhoto.limit / 1000) }

    /// A day in the way of the language.
    package static func day(_ date: CalendarDate) -> String {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (date.year, date.month, date.day)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let moment = calendar.date(from: parts) else { return date.description }
        let style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: locale), calendar: calendar, timeZone: .gmt)
        return moment.formatted(style)
    }

    /// A field of a contact and what stands in it, as a line.
    static func line(of field: ContactField, in draft: ContactDraft) -> String {
        changedField(name(of: field), value(of: field, in: draft))
    }

    private static func name(of field: ContactField) -> String {
        switch field {
        case .firstName: firstName
        case .lastName: lastName
        case .company: company
        case .phones: phones
        case .mails: mails
        case .addresses: addresses
        case .birthday: birthday
        case .notes: notes
        case .photo: photo
        }
    }

    private static func value(of field: ContactField, in draft: ContactDraft) -> String {
        switch field {
        case .firstName: draft.name.first
        case .lastName: draft.name.last
        case .phones: draft.phones.map(\.value).joined(separator: listSeparator)
        case .mails: draft.mails.map(\.value).joined(separator: listSeparator)
        case .company: draft.company
        case .addresses: draft.addresses.map { $0.lines.joined(separator: listSeparator) }.joined(separator: groupSeparator)
        case .birthday: draft.birthday.map(day) ?? ""
        case .notes: draft.notes
        case .photo: draft.photo.isEmpty ? noPhoto : otherPhoto
        }
    }
}
