/// Merges the content that one person wants to save with another person's change of the same contact, field by field.
///
/// If only one of them has changed a field, that change is used. So a save never undoes a change that this person has not seen. Lists of
/// numbers and addresses are merged entry by entry.
///
/// ```swift
/// let merge = ContactMerge(mine: draft, conflict)
/// if merge.overlaps.isEmpty { offer(keepBoth) }
/// _ = try await store.update(conflict.current, to: merge.draft)
/// ```
public struct ContactMerge: Hashable, Sendable {
    /// The conflict with the other person's change.
    public let conflict: ContactConflict
    /// The contact with the changes of both people. A field that both changed has the content of this person's form. If the contact was
    /// deleted, this is the content of the form.
    public let draft: ContactDraft
    /// The fields that both people changed in different ways. Saving the merged draft overwrites the other person's change only in these
    /// fields.
    public let overlaps: [ContactField]

    /// Merges the content of a form with the conflict that its save has caused.
    ///
    /// - Parameter mine: the content that this person wants to save.
    public init(mine: ContactDraft, _ conflict: ContactConflict) {
        self.conflict = conflict
        guard let theirs = conflict.current?.content else {
            (draft, overlaps) = (mine, [])
            return
        }
        let base = conflict.original.content
        var fields = MergedFields()
        // Content without a field in the form, such as kept vCard lines, comes from the store, because this person cannot have edited it.
        var draft = theirs
        draft.name.first = fields.value(.firstName, base.name.first, mine.name.first, theirs.name.first)
        draft.name.last = fields.value(.lastName, base.name.last, mine.name.last, theirs.name.last)
        draft.company = fields.value(.company, base.company, mine.company, theirs.company)
        draft.phones = fields.entries(.phones, base.phones, mine.phones, theirs.phones)
        draft.mails = fields.entries(.mails, base.mails, mine.mails, theirs.mails)
        draft.addresses = fields.entries(.addresses, base.addresses, mine.addresses, theirs.addresses)
        draft.birthday = fields.value(.birthday, base.birthday, mine.birthday, theirs.birthday)
        draft.notes = fields.value(.notes, base.notes, mine.notes, theirs.notes)
        draft.photo = fields.value(.photo, base.photo, mine.photo, theirs.photo)
        (self.draft, overlaps) = (draft, fields.overlaps)
    }
}

/// Merges single fields one after another, and collects the fields that both people changed.
private struct MergedFields {
    private(set) var overlaps: [ContactField] = []

    mutating func value<Value: Equatable>(_ field: ContactField, _ base: Value, _ mine: Value, _ theirs: Value) -> Value {
        if mine == base { return theirs }
        if theirs != base, theirs != mine { overlaps.append(field) }
        return mine
    }

    mutating func entries<Entry: Hashable>(_ field: ContactField, _ base: [Entry], _ mine: [Entry], _ theirs: [Entry]) -> [Entry] {
        let merge = EntryMerge(base: base, mine: mine, theirs: theirs)
        if merge.overlaps { overlaps.append(field) }
        return merge.entries
    }
}
