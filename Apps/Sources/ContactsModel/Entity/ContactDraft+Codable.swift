import BelvedereCore

extension ContactDraft: Codable {
    private enum Key: String, CodingKey {
        case name, company, phones, mails, addresses, birthday, notes, photo, uid, kept
    }

    /// Decodes a draft. Fields that are missing, because an older version of the app encoded the draft, are empty.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            company: try values.decodeIfPresent(String.self, forKey: .company) ?? "",
            phones: try values.decode([LabelledValue].self, forKey: .phones),
            mails: try values.decode([LabelledValue].self, forKey: .mails)
        )
        name = try values.decode(ContactName.self, forKey: .name)
        addresses = try values.decodeIfPresent([PostalAddress].self, forKey: .addresses) ?? []
        birthday = try values.decodeIfPresent(CalendarDate.self, forKey: .birthday)
        notes = try values.decodeIfPresent(String.self, forKey: .notes) ?? ""
        photo = try values.decodeIfPresent(String.self, forKey: .photo) ?? ""
        uid = try values.decodeIfPresent(String.self, forKey: .uid) ?? ""
        kept = try values.decodeIfPresent([String].self, forKey: .kept) ?? []
    }

    /// Encodes a draft without its empty fields. So a draft with only names, numbers and mail addresses has the same JSON as in older
    /// versions of the app. Stores that compare this JSON still find it.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name, forKey: .name)
        try values.encode(phones, forKey: .phones)
        try values.encode(mails, forKey: .mails)
        if !company.isEmpty { try values.encode(company, forKey: .company) }
        if !addresses.isEmpty { try values.encode(addresses, forKey: .addresses) }
        try values.encodeIfPresent(birthday, forKey: .birthday)
        if !notes.isEmpty { try values.encode(notes, forKey: .notes) }
        if !photo.isEmpty { try values.encode(photo, forKey: .photo) }
        if !uid.isEmpty { try values.encode(uid, forKey: .uid) }
        if !kept.isEmpty { try values.encode(kept, forKey: .kept) }
    }
}
