import ContactsModel

/// Tells the cards of a file that are in the store already from those that are new.
///
/// The same card is one with the same `UID`, or one that says the same in every line.
nonisolated struct KnownCards {
    /// The cards that are not there yet, each once.
    private(set) var new: [ContactDraft] = []
    /// How many are there already as they are.
    private(set) var known = 0
    /// The names of those that are there in another version.
    private(set) var differing: [String] = []

    /// Looks for cards among the stored contacts.
    ///
    /// - Complexity: O(*n*) in the number of cards, whatever the number of stored contacts; for each card one look into an index.
    init(of drafts: [ContactDraft], in store: any ContactStore) async throws(ContactStoreError) {
        var uids: Set<String> = []
        var contents: Set<ContactDraft> = []
        for start in stride(from: 0, to: drafts.count, by: 500) {
            for stored in try await store.contacts(like: Array(drafts[start..<min(start + 500, drafts.count)])).map(\.content) {
                uids.insert(stored.uid)
                contents.insert(Self.withoutUID(stored))
            }
        }
        for draft in drafts {
            if !contents.insert(Self.withoutUID(draft)).inserted {
                known += 1
            } else if !draft.uid.isEmpty, !uids.insert(draft.uid).inserted {
                differing.append(draft.name.full)
            } else {
                uids.insert(draft.uid)
                new.append(draft)
            }
        }
    }

    private static func withoutUID(_ draft: ContactDraft) -> ContactDraft {
        var draft = draft
        draft.uid = ""
        return draft
    }
}
