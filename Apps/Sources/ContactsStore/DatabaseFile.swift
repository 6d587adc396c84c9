import ContactsModel
import Foundation

/// The file of a database, as the file system knows it: who may use it, and whether it is still there.
struct DatabaseFile: Sendable {
    private let path: String
    private let identity: Identity

    /// What a file is, whatever it is called.
    private struct Identity: Equatable {
        let device: dev_t
        let number: ino_t

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = status.st_dev
            number = status.st_ino
        }
    }

    /// Makes an empty file that its owner alone may read and write, unless there is one. SQLite gives the same rights to the
    /// files that it makes beside it.
    ///
    /// Nothing is said of a failure: opening the database fails for the same reason, and says it better.
    static func make(at path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    /// The file that is there now; nil if there is none.
    init?(_ path: String) {
        guard let identity = Identity(path) else { return nil }
        self.path = path
        self.identity = identity
    }

    /// - Throws: ``ContactStoreError/Code/gone`` if the file is not there any more, or another one is. A program may go on
    ///   writing to a file that was deleted; what it writes is lost with its last reader.
    func verifyPresence() throws {
        guard Identity(path) == identity else { throw ContactStoreError(.gone) }
    }
}
