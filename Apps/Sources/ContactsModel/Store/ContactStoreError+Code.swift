extension ContactStoreError {
    /// A kind of failure. Later versions may add kinds, so a switch over the codes needs a default.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String, Sendable {
            case locked, diskFull = "disk-full", notWritable = "not-writable", notADatabase = "not-a-database"
            case foreign, damaged, newerSchema = "newer-schema", cannotOpen = "cannot-open"
            case inputOutput = "input-output", gone, unreachable, uncertain, conflict, invalid, cancelled, closed, unexpected
        }

        private let kind: Kind

        /// Another program locked the file for longer than the store waits.
        public static let locked = Code(kind: .locked)
        /// The disk is full.
        public static let diskFull = Code(kind: .diskFull)
        /// The file or its folder may not be written.
        public static let notWritable = Code(kind: .notWritable)
        /// The file contains something other than a database.
        public static let notADatabase = Code(kind: .notADatabase)
        /// The file is the database of another program.
        public static let foreign = Code(kind: .foreign)
        /// The content of the database is inconsistent.
        public static let damaged = Code(kind: .damaged)
        /// A later version of the app wrote the file.
        public static let newerSchema = Code(kind: .newerSchema)
        /// The file or its folder cannot be opened or created.
        public static let cannotOpen = Code(kind: .cannotOpen)
        /// Reading or writing failed for any other reason. An exceeded quota or file size limit is included, because SQLite reports only a
        /// full disk separately.
        public static let inputOutput = Code(kind: .inputOutput)
        /// The file was moved or deleted while it was open.
        public static let gone = Code(kind: .gone)
        /// The database is on another machine or in another process, and the app cannot reach it.
        public static let unreachable = Code(kind: .unreachable)
        /// The connection to the database was lost during a write, and the store could not find out whether the database has stored it.
        public static let uncertain = Code(kind: .uncertain)
        /// Another person changed or deleted the contact first; see ``ContactStoreError/conflict``.
        public static let conflict = Code(kind: .conflict)
        /// A draft has no first name or no last name.
        public static let invalid = Code(kind: .invalid)
        /// The task was cancelled before the write was done.
        public static let cancelled = Code(kind: .cancelled)
        /// The store was closed before the request.
        public static let closed = Code(kind: .closed)
        /// Any other failure; ``ContactStoreError/cause`` describes it.
        public static let unexpected = Code(kind: .unexpected)

        /// A stable identifier of the failure, for logs and translations, such as `contacts.disk-full`.
        public var description: String { "contacts." + kind.rawValue }

        var isWorthRetrying: Bool {
            switch kind {
            case .locked, .diskFull, .notWritable, .cannotOpen, .inputOutput, .gone, .unreachable, .uncertain, .cancelled, .unexpected: true
            case .notADatabase, .foreign, .damaged, .newerSchema, .conflict, .invalid, .closed: false
            }
        }

        var isFaultOfStorage: Bool {
            switch kind {
            case .locked, .diskFull, .notWritable, .cannotOpen, .inputOutput, .gone, .notADatabase, .foreign, .damaged,
                .newerSchema, .unreachable, .uncertain, .unexpected:
                true
            case .cancelled, .conflict, .invalid, .closed: false
            }
        }

        func sentence(_ file: String, _ conflict: ContactConflict?) -> String {
            switch kind {
            case .locked:
                "Another program is using \(file), so nothing was saved or read. Close it, or wait a moment, and try again."
            case .diskFull:
                "There is no room left on the disk for \(file), so nothing was saved. Make room and try again."
            case .notWritable:
                """
                This program may not write \(file), so nothing was saved. Change the permissions of the file and its folder, then \
                try again.
                """
            case .notADatabase:
                """
                The file \(file) does not hold contacts and was left as it is. Choose another data folder, or move the file away to \
                begin with an empty list.
                """
            case .foreign:
                "The file \(file) belongs to another program and was left as it is. Choose another data folder."
            case .damaged:
                "The file \(file) is damaged. Restore a copy of it, or move it away to begin with an empty list."
            case .newerSchema:
                """
                The file \(file) was written by a later version of this app and was left as it is. Update the app, or choose \
                another data folder.
                """
            case .cannotOpen:
                "The file \(file) cannot be opened. Check that its folder exists and can be used, then try again."
            case .inputOutput:
                """
                Reading or writing \(file) failed, so nothing was saved. Check that the disk works and that you have space left on it, \
                then try again.
                """
            case .gone:
                """
                The file \(file) was moved or deleted while it was open, so nothing was saved. Put it back where it was and try \
                again, or start the program again.
                """
            case .unreachable:
                "The database of \(file) cannot be reached, so nothing was saved or read. Try again in a moment."
            case .uncertain:
                """
                The connection to the database of \(file) was lost while it was saving, so it is not known if this was saved. Try again \
                in a moment: it is not saved twice.
                """
            case .conflict where conflict?.wasDeleted == true:
                """
                This contact was deleted while it was open here. Nothing was saved; what you typed is still here. Save it as a new \
                contact, or discard it.
                """
            case .conflict:
                """
                This contact was changed while it was open here. Nothing was saved; what you typed is still here. Look at the changes, \
                then save again or discard.
                """
            case .invalid:
                ContactValidationError().message
            case .cancelled:
                "The request was cancelled, so nothing was saved. Try again."
            case .closed:
                "The contacts were closed before the request, so nothing was saved or read. Open them again."
            case .unexpected:
                "Something unexpected happened with \(file), so nothing was saved. Try again. If it happens again, report it with the log."
            }
        }
    }
}
