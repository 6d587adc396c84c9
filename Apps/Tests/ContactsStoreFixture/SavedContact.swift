import ContactsModel

/// The contact that the fixture saves under a number. The tests know it too, so they can distinguish a complete contact from an incomplete
/// one.
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
