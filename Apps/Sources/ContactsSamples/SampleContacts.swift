internal import BelvedereCore
public import ContactsModel

/// Invented people that fill the store of a gallery when it is opened for the first time.
///
/// Their numbers and addresses are from ranges that are reserved for examples: 555-0100 to 555-0199 and `example.com`.
public enum SampleContacts {
    /// The contacts of all these people, in no particular order.
    public static let drafts = people.enumerated().map { number, person in
        let (first, last, mail) = person
        var draft = ContactDraft(
            firstName: first, lastName: last, company: number % 3 == 2 ? companies[number / 3 % companies.count] : "",
            phones: [LabelledValue(number % 3 == 0 ? .work : .mobile, "+1 202 555 01\(number < 10 ? "0" : "")\(number)")],
            mails: number % 4 == 3 ? [] : [LabelledValue(number % 2 == 0 ? .home : .work, "\(mail)@example.com")]
        )
        if number % 6 == 2 {
            var address = PostalAddress(.home)
            (address.street, address.city) = ("\(number + 1) Sample Street", "Springfield")
            draft.addresses = [address]
            draft.birthday = CalendarDate(year: 1970 + number, month: number % 12 + 1, day: number + 1)
            draft.notes = "Likes long walks and short meetings."
        }
        return draft
    }

    private static let companies = ["Northwind Bakery", "Blue Harbor Studio", "Lantern Books", "Copper Kettle Café", "Fernhill Clinic"]
    private static let people = [
        ("Amara", "Okafor", "amara"), ("Ben", "Lindqvist", "ben.lindqvist"), ("Chiara", "Moretti", "chiara"),
        ("Daniel", "Ortega", "d.ortega"),
        ("Elif", "Yıldız", "elif"), ("Finn", "O’Sullivan", "finn"), ("Greta", "Holm", "greta.holm"), ("Hana", "Sato", "hana"),
        ("Inês", "Duarte", "ines.duarte"), ("Jonas", "Weber", "jonas"), ("Kamala", "Iyer", "kamala.iyer"), ("Léa", "Fontaine", "lea"),
        ("Mateo", "Rojas", "mateo"), ("Noor", "Rahman", "noor.rahman"), ("Olga", "Petrova", "olga"), ("Priya", "Nair", "priya"),
        ("Quentin", "Marsh", "q.marsh"), ("Rosa", "Jiménez", "rosa"), ("Søren", "Dahl", "soren.dahl"), ("Tuuli", "Virtanen", "tuuli"),
        ("Umut", "Demir", "umut"), ("Valentina", "Cruz", "valentina"), ("William", "Achebe", "w.achebe"), ("Xin", "Zhao", "xin.zhao"),
        ("Yara", "Haddad", "yara"), ("Zoë", "Janssen", "zoe"), ("ليلى", "حداد", "layla.haddad"), ("葵", "田中", "aoi.tanaka"),
    ]
}
