import Foundation

/// A folder for one test.
struct TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/belvedere-dev-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func write(_ text: String, _ name: String) throws {
        let file = path + "/" + name
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }
}
