import Synchronization

/// The texts of a contact's row in a list. They are made on first use and then stored.
///
/// After an import, a store sends the new contacts to every open list. Without this type, each session would make the texts of all of them,
/// although a person sees only a screenful. The texts of a long name cost more time than all other work of a list.
///
/// ```swift
/// let row = contact.rowTexts
/// print(row.areMade)      // false
/// print(row.name)         // "Ann Zimmer"
/// print(row.areMade)      // true
/// ```
public final class ContactRowTexts: Sendable {
    private struct Texts {
        let name: String
        let initials: String
        let detail: String

        init(of draft: ContactDraft) {
            name = draft.name.full
            initials = draft.name.initials
            // Compare bytes, because a comparison of characters would first normalise both texts, which is slow.
            let isName = draft.company.utf8.elementsEqual(name.utf8)
            detail = draft.phones.first?.value ?? draft.mails.first?.value ?? (isName ? "" : draft.company)
        }
    }

    private let draft: ContactDraft
    private let made = Mutex<Texts?>(nil)

    /// Creates the object. The texts are made later, on first use.
    ///
    /// - Complexity: O(1).
    init(of draft: ContactDraft) {
        self.draft = draft
    }

    /// The name; see ``ContactName/full``.
    ///
    /// - Complexity: O(*n*) in the length of the name at the first use of any of the texts, then O(1).
    public var name: String { texts.name }
    /// The initials, shown in place of a picture; see ``ContactName/initials``.
    ///
    /// - Complexity: the same as of ``name``.
    public var initials: String { texts.initials }
    /// The second line of the row: the first number, else the first mail address, else the company. The company is left out if it equals
    /// the name.
    ///
    /// - Complexity: the same as of ``name``.
    public var detail: String { texts.detail }

    /// Whether the texts were made already, because one of them was used.
    public var areMade: Bool { made.withLock { $0 != nil } }

    private var texts: Texts {
        made.withLock { made in
            if let made { return made }
            let texts = Texts(of: draft)
            made = texts
            return texts
        }
    }
}
