import ContactsModel

/// Divides the cards of an import into those that the store already has and new ones.
///
/// Two cards are the same if they have the same `UID`, or if all their lines are equal.
nonisolated struct KnownCards {
    /// The contacts that the store does not have yet. A contact that is in the file twice is here once.
    private(set) var new: [ContactDraft] = []
    /// The number of cards whose contact the store has with the same content.
    private(set) var known = 0
    /// The names on cards whose contact the store has with other content.
    private(set) var differing: [String] = []

    /// Looks up the contacts of the cards in the store.
    ///
    /// - Complexity: O(*n*) in the number of cards, independent of the number of stored contacts. One index lookup for each card.
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
