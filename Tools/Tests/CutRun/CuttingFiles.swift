import Foundation
import Generation

/// A store that kills its process before a chosen change, like a power cut.
final class CuttingFiles: FileStore {
    private let files = LocalFiles()
    private let last: Int
    private let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private var changes = 0

    init(afterChanges last: Int) { self.last = last }

    func kind(of path: String) throws -> FileKind? { try files.kind(of: path) }
    func read(_ path: String) throws -> [UInt8] { try files.read(path) }
    func names(in folder: String) throws -> [String] { try files.names(in: folder) }

    func write(_ bytes: [UInt8], to path: String) throws {
        // A cut during writing leaves half of the bytes.
        if isLast { try files.write(Array(bytes.prefix(bytes.count / 2)), to: path) }
        try change { try files.write(bytes, to: path) }
    }
    func rename(_ path: String, to other: String) throws { try change { try files.rename(path, to: other) } }
    func remove(_ path: String) throws { try change { try files.remove(path) } }
    func makeFolder(_ path: String) throws { try change { try files.makeFolder(path) } }

    private var isLast: Bool { lock.withLock { changes == last } }

    private func change(_ step: () throws -> Void) rethrows {
        if isLast { kill(getpid(), SIGKILL) }
        try step()
        lock.withLock { changes += 1 }
    }
}
