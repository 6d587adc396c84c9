package import ContactsModel

/// What went wrong with a request, and what to do.
nonisolated extension ContactsTexts {
    /// What to say about a request that failed: in English, what the error says itself.
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

    /// What somebody else did to a contact that is being edited here.
    package static func message(of conflict: ContactConflict) -> String {
        guard let current = conflict.current else { return deletedMeanwhile }
        let changes = conflict.changedFields.map { line(of: $0, in: current.content) }
        return ([changedMeanwhile] + changes).joined(separator: "\n")
    }
}
