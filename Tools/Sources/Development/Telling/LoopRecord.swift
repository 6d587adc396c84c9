import Foundation

/// The state of a running `belvedere dev`, in files that another process reads: `belvedere dev --once`.
struct LoopRecord {
    /// The content of the file.
    struct Entry: Codable, Equatable {
        /// The public port.
        var port: Int
        /// The digest of the sources that the state is about.
        var sources: String
        /// Whether a build or a start is still going on.
        var isBusy: Bool
        /// The exit code for `belvedere dev --once`.
        var exitCode: Int32
        var sentence: String
    }

    /// The folder of the build.
    let folder: String

    private var path: String { folder + "/belvedere-dev.json" }

    var entry: Entry? { FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Entry.self, from: $0) } }

    func write(_ entry: Entry) throws {
        do { try JSONEncoder().encode(entry).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            throw DevelopmentError.unwritable(path, error.localizedDescription)
        }
    }

    /// Takes the lock of the folder, which the system gives back when this program ends in any way.
    ///
    /// - Returns: The lock; nil if another process has it. Keep it as long as the loop runs.
    /// - Throws: `DevelopmentError` if the folder cannot be written.
    func lock() throws -> FileHandle? {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/belvedere-dev.lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw DevelopmentError.unwritable(path, String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
}
