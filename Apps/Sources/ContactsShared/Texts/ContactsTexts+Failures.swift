package import ContactsModel

/// The messages about failed requests to the store.
nonisolated extension ContactsTexts {
    /// Returns the message about a failed request. In English it is the same text as ``ContactStoreError/message``.
    package static func message(of error: ContactStoreError) -> String {
        let file = error.fileName.map(storeFile) ?? storeContacts
        return switch error.code {
        case .locked: storeLocked(file)
        case .diskFull: storeDiskFull(file)
        case .notWritable: storeNotWritable(file)
        case .notADatabase: storeNotADatabase(file)
        case .foreign: storeForeign(file)
        case .damaged: storeDamaged(file)
        case .newerSchema: storeNewerSchema(file)
        case .cannotOpen: storeCannotOpen(file)
        case .inputOutput: storeInputOutput(file)
        case .gone: storeGone(file)
        case .unreachable: storeUnreachable(file)
        case .uncertain: storeUncertain(file)
        case .conflict: error.conflict?.wasDeleted == true ? storeConflictDeleted : storeConflict
        case .invalid: namesMissing
        case .cancelled: storeCancelled
        case .closed: storeClosed
        case .unexpected: storeUnexpected(file)
        default: error.message
        }
    }

    /// Returns the message that another person changed the contact while this person edited it.
    package static func message(of conflict: ContactConflict) -> String {
        guard let current = conflict.current else { return deletedMeanwhile }
        let changes = conflict.changedFields.map { line(of: $0, in: current.content) }
        return ([changedMeanwhile] + changes).joined(separator: "\n")
    }

    /// Returns the message that another person changed the contact, followed by a sentence that says whether saving would overwrite a field
    /// of that person.
    package static func message(of merge: ContactMerge) -> String {
        let told = message(of: merge.conflict)
        if merge.conflict.wasDeleted { return told }
        let fields = merge.overlaps.map(name)
        return told + "\n" + (fields.isEmpty ? bothCanBeKept : savingReplaces(list(fields)))
    }
}
