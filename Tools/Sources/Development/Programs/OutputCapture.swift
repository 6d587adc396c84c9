import Foundation

/// A temporary file that takes the output of a program.
///
/// A file never fills up as a pipe does, so nobody must read it while the program runs.
final class OutputCapture {
    let handle: FileHandle
    private let path: String

    init() throws {
        path = NSTemporaryDirectory() + "belvedere-output-\(UUID().uuidString)"
        guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path) else {
            throw DevelopmentError.unwritable(path, "the folder for temporary files takes no file")
        }
        self.handle = handle
    }

    deinit {
        try? handle.close()
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The output until now.
    var text: String { String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) }
}
