package import BelvedereCore
package import ContactsModel
import Foundation

/// The texts about the fields of a contact in the form and the detail.
nonisolated extension ContactsTexts {
    /// Returns the name of a label, such as "Mobile", in the language of the session.
    package static func name(of label: LabelledValue.Label) -> String {
        switch label {
        case .home: labelHome
        case .work: labelWork
        case .mobile: labelMobile
        case .fax: labelFax
        case .homeFax: labelHomeFax
        case .workFax: labelWorkFax
        case .pager: labelPager
        case .other: labelOther
        case .custom(let text): LabelledValue.Label.word(in: text).map(name(ofWord:)) ?? text
        }
    }

    /// Returns the translation of a standard label of Apple's address books, such as "AssistantPhone".
    private static func name(ofWord word: String) -> String {
        switch word {
        case "Main": labelMain
        case "School": labelSchool
        case "Assistant", "AssistantPhone": labelAssistant
        case "CompanyMain": labelCompanyMain
        case "Car", "CarPhone": labelCar
        case "Radio": labelRadio
        case "Callback": labelCallback
        default: word
        }
    }

    /// The host name of the server on which a picture is, taken from the picture's address.
    package static func server(ofPhoto address: String) -> String { URL(string: address)?.host() ?? address }

    /// Returns the accessible name of the button that removes a telephone number. `value` is empty if the person has not typed a number
    /// yet.
    package static func removePhone(_ value: String) -> String { value.isEmpty ? removeBlankPhone : removePhoneNumber(value) }

    /// Returns the accessible name of the button that removes a mail address. `value` is empty if the person has not typed an address yet.
    package static func removeMail(_ value: String) -> String { value.isEmpty ? removeBlankMail : removeMailAddress(value) }

    /// Returns the accessible name of the button that removes a postal address. The address is empty if the person has not typed one yet.
    package static func removeAddress(_ address: PostalAddress) -> String {
        address.isEmpty ? removeBlankAddress : removePostalAddress(address.lines.joined(separator: listSeparator))
    }

    /// The message that a picture was refused. It lists the accepted types and the largest size.
    package static var photoRefused: String { photoLimit(ContactPhoto.limit / 1000) }

    /// The message about a name that is too long.
    package static var longName: String { nameTooLong(ContactName.longest.formatted(.number.locale(Locale(identifier: locale)))) }

    /// Returns a date in the format and the calendar of the session's language.
    package static func day(_ date: CalendarDate) -> String {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (date.year, date.month, date.day)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let moment = calendar.date(from: parts) else { return date.description }
        // Use the calendar of the language: the Persian calendar for Persian.
        let language = Locale(identifier: locale)
        let style = Date.FormatStyle(date: .long, time: .omitted, locale: language, calendar: language.calendar, timeZone: .gmt)
        return moment.formatted(style)
    }

    /// Returns a line with the name of a field and its value, such as "Company: Example Ltd".
    static func line(of field: ContactField, in draft: ContactDraft) -> String {
        changedField(name(of: field), value(of: field, in: draft))
    }

    static func name(of field: ContactField) -> String {
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
