import ContactsModel
import Foundation

/// The file of a database in the file system: its access rights, and whether it still exists.
struct DatabaseFile: Sendable {
    private let path: String
    private let identity: Identity

    /// The device and inode number of a file. They stay the same if the file is renamed.
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

    /// Creates an empty file that only its owner can read and write, unless the file exists. SQLite gives the same access rights to the
    /// additional files that it creates beside it.
    ///
    /// If this fails, no error is thrown. Opening the database then fails for the same reason and throws a better error.
    static func make(at path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    /// Reads the identity (device and inode number) of the file that is at a path now. Returns nil if there is none.
    init?(_ path: String) {
        guard let identity = Identity(path) else { return nil }
        self.path = path
        self.identity = identity
    }

    /// - Throws: ``ContactStoreError/Code/gone`` if the file was deleted or replaced. A program can continue to write to a deleted file,
    ///   but its data is lost when the last program closes the file.
    func verifyPresence() throws {
        guard Identity(path) == identity else { throw ContactStoreError(.gone) }
    }
}
