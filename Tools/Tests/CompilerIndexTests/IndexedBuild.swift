import CompilerIndex
import Foundation

/// A file that the compiler has built, with its index at SwiftPM's place.
struct IndexedBuild {
    struct Failure: Error { var text: String }

    let folder: URL
    let file: String

    var store: URL { folder.appending(path: ".build/debug/index/store") }

    init(_ source: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "indexed-\(UUID().uuidString)").resolvingSymlinksInPath()
        self.folder = folder
        file = folder.appending(path: "Main.swift").path
        try FileManager.default.createDirectory(at: folder.appending(path: ".build/debug"), withIntermediateDirectories: true)
        try source.write(toFile: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-module-name", "Main", "-index-store-path", store.path, "-parse-as-library", "-c", file,
            "-o", folder.appending(path: "Main.o").path,
        ]
        let output = Pipe()
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(text: text) }
    }

    func index() throws -> CompilerIndex { try CompilerIndex(store: store, files: [file]) }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
