import ContactsModel

/// What the fixture saves under a number; the tests know the same, so they can tell a whole contact from a half one.
enum SavedContact {
    static func drafts(ofSave number: Int) -> [ContactDraft] {
        (0...number % 3).map { part in
            ContactDraft(
                firstName: "Given\(number)",
                lastName: "Family\(part)",
                phones: [LabelledValue(.mobile, "+\(number)"), LabelledValue(.custom("Boat"), "+\(number)-\(part)")],
                mails: [LabelledValue(.work, "a\(number)@example.org"), LabelledValue(.home, "b\(part)@example.org")]
            )
        }
    }
}
