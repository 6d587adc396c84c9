import ContactsModel
import Foundation
import GRDB

/// Turns SQLite's errors into errors whose messages say what a person can do.
enum DatabaseFailure {
    static func error(of error: any Error, path: String?) -> ContactStoreError {
        switch error {
        case let error as ContactStoreError:
            ContactStoreError(error.code, path: error.path ?? path, conflict: error.conflict, cause: error.cause)
        case let error as DatabaseError:
            ContactStoreError(code(of: error, path: path), path: path, cause: String(describing: error))
        case is RowDecodingError:
            ContactStoreError(.damaged, path: path, cause: String(describing: error))
        case is ContactValidationError:
            ContactStoreError(.invalid, path: path)
        case is CancellationError:
            ContactStoreError(.cancelled, path: path)
        default:
            ContactStoreError(.unexpected, path: path, cause: String(describing: error))
        }
    }

    private static func code(of error: DatabaseError, path: String?) -> ContactStoreError.Code {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .locked
        case .SQLITE_FULL: .diskFull
        case .SQLITE_READONLY, .SQLITE_PERM: .notWritable
        case .SQLITE_NOTADB: .notADatabase
        case .SQLITE_CORRUPT: .damaged
        case .SQLITE_CANTOPEN: isForbidden(path) ? .notWritable : .cannotOpen
        case .SQLITE_IOERR: .inputOutput
        case .SQLITE_INTERRUPT, .SQLITE_ABORT: .cancelled
        default: .unexpected
        }
    }

    private static func isForbidden(_ path: String?) -> Bool {
        guard let path else { return false }
        let files = FileManager.default
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if files.fileExists(atPath: path) {
            return !files.isWritableFile(atPath: path) || !files.isWritableFile(atPath: folder)
        }
        return files.fileExists(atPath: folder) && !files.isWritableFile(atPath: folder)
    }
}
