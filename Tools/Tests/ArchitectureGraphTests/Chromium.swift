import Foundation

/// The browser that the tests in `BrowserTests` also drive.
enum Chromium {
    /// The path of the browser; nil if there is none.
    static let path: String? = {
        if let named = ProcessInfo.processInfo.environment["CHROMIUM"], !named.isEmpty { return named }
        return ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// The document of a page after its scripts have run. Nil if there is no browser.
    static func document(of page: String) throws -> String? {
        guard let path else { return nil }
        let folder = FileManager.default.temporaryDirectory.appending(path: "belvedere-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(page.utf8).write(to: folder.appending(path: "page.html"))
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
            "file://\(folder.path)/page.html",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
