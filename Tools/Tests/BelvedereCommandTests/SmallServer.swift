import Foundation

/// A package with a server of a few lines, which builds in seconds. Its answer is the text of the file `Answer.swift`, followed by three
/// files without Swift code and by the text of a package beside it. SwiftPM embeds the file `Texts.txt` in the code, a plug-in makes code
/// from the file `Note.xcstrings`, and the program reads the file `Price.txt` when it starts.
struct SmallServer {
    let folder: String

    init(answer: String) throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/belvedere-dev-\(UUID().uuidString)/server"
        for folder in ["Sources/server", "Plugins/Notes", "Tests/AnswerTests", "../beside/Sources/Beside"] {
            try FileManager.default.createDirectory(atPath: self.folder + "/" + folder, withIntermediateDirectories: true)
        }
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "server",
                dependencies: [.package(path: "../beside")],
                targets: [
                    .executableTarget(
                        name: "server", dependencies: [.product(name: "Beside", package: "beside")],
                        resources: [.embedInCode("Texts.txt"), .copy("Price.txt")], plugins: ["Notes"]),
                    .plugin(name: "Notes", capability: .buildTool()),
                    .testTarget(name: "AnswerTests", dependencies: ["server"]),
                ])

            """, "Package.swift")
        try write(Self.program, "Sources/server/main.swift")
        try write(Self.plugin, "Plugins/Notes/Notes.swift")
        for name in ["Texts.txt", "Note.xcstrings", "Price.txt"] { try write("", "Sources/server/" + name) }
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "beside", products: [.library(name: "Beside", targets: ["Beside"])], targets: [.target(name: "Beside")])

            """, "../beside/Package.swift")
        try ending("")
        try test(expecting: answer)
        try self.answer(answer)
    }

    /// Writes the file with the answer.
    func answer(_ text: String, inTheSameSecond: Bool = false) throws {
        try write("let answer = \"\(text)\"\n", "Sources/server/Answer.swift", inTheSameSecond: inTheSameSecond)
    }

    /// Writes the file of the package beside the server. The server casts its type, so both must know the same one.
    func ending(_ text: String) throws {
        let source = """
            public protocol Ending { var text: String { get } }
            public struct End<Value>: Ending {
                let value: Value
                public init(_ value: Value) { self.value = value }
                public var text: String { "\(text)" }
            }

            """
        try write(source, "../beside/Sources/Beside/Ending.swift")
    }

    /// Writes the test of the answer.
    func test(expecting text: String, inTheSameSecond: Bool = false) throws {
        let test = """
            import Testing

            @testable import server

            @Test func answerFits() {
                #expect(answer == "\(text)")
            }

            """
        try write(test, "Tests/AnswerTests/AnswerTests.swift", inTheSameSecond: inTheSameSecond)
    }

    /// Writes a file.
    ///
    /// - Parameter inTheSameSecond: Gives the file a time in the second of its last edit, as if this edit had come a moment later.
    func write(_ text: String, _ name: String, inTheSameSecond: Bool = false) throws {
        let file = folder + "/" + name
        guard inTheSameSecond else { return try text.write(toFile: file, atomically: true, encoding: .utf8) }
        let last = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date ?? .now
        let second = last.timeIntervalSince1970.rounded(.down)
        let time = second + (last.timeIntervalSince1970 - second < 0.5 ? 0.75 : 0.25)
        // The command ignores hidden files. So it sees the new text and the time at once.
        let hidden = URL(fileURLWithPath: file).deletingLastPathComponent().path + "/.edited"
        try text.write(toFile: hidden, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: hidden)
        guard rename(hidden, file) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Whether the newest build of the program was one without SwiftPM, which knows no such library.
    func isLinkedWithoutAPlan() throws -> Bool {
        let program = try Data(contentsOf: URL(fileURLWithPath: folder + "/.build/debug/server"))
        return program.range(of: Data("libbelvedere-dev-server.so".utf8)) != nil
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder + "/" + name) }

    func remove() { try? FileManager.default.removeItem(at: URL(filePath: folder).deletingLastPathComponent()) }

    /// Makes code from the file `Note.xcstrings`, as the plug-in for String Catalogs does.
    private static let plugin = """
        import Foundation
        import PackagePlugin

        @main struct Notes: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
                let result = context.pluginWorkDirectoryURL.appending(path: "Note.swift")
                return target.sourceModule?.sourceFiles(withSuffix: "xcstrings").map { file in
                    let script = #"printf 'let note = "%s"\\n' "$(cat "$0")" > "$1""#
                    return .buildCommand(
                        displayName: "Compile the note", executable: URL(filePath: "/bin/sh"),
                        arguments: ["-c", script, file.url.path(percentEncoded: false), result.path(percentEncoded: false)],
                        inputFiles: [file.url], outputFiles: [result])
                } ?? []
            }
        }

        """

    /// Answers each connection with the same text, at the port of the variable. The path `/page` is an HTML page with a field and a strict
    /// content security policy, and the path `/crash` ends the program.
    private static let program = """
        import Beside
        #if canImport(Glibc)
        import Glibc
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        import Darwin
        let stream = SOCK_STREAM
        #endif

        let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let file = open(folder + "/server_server.resources/Price.txt", O_RDONLY)
        var bytes = [UInt8](repeating: 0, count: 100)
        let price = String(decoding: bytes[..<max(read(file, &bytes, bytes.count), 0)], as: UTF8.self)
        let texts = String(decoding: PackageResources.Texts_txt, as: UTF8.self)
        let words = answer + texts + note + price + ((End(1) as Any as? any Ending)?.text ?? "no cast")
        guard let text = getenv("BELVEDERE_DEVELOPMENT_PORT"), let port = UInt16(String(cString: text)) else { exit(4) }
        if answer == "no start" { exit(5) }
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
        }
        guard isBound, listen(listener, 16) == 0 else { exit(6) }
        while true {
            let connection = accept(listener, nil, nil)
            var request = [UInt8](repeating: 0, count: 4096)
            let count = recv(connection, &request, request.count, 0)
            let path = String(decoding: request[..<max(count, 0)], as: UTF8.self)
            if path.hasPrefix("GET /crash") { exit(7) }
            let isPage = path.hasPrefix("GET /page")
            let body = isPage ? "<!doctype html><title>small</title><input id='name'><p>\\(words)</p>" : words + "\\n"
            let policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
            let fields = isPage ? "Content-Type: text/html; charset=utf-8\\r\\nContent-Security-Policy: \\(policy)\\r\\n" : ""
            let head = "HTTP/1.1 200 OK\\r\\n\\(fields)Content-Length: \\(body.utf8.count)\\r\\nConnection: close\\r\\n\\r\\n"
            if count > 0 { _ = (head + body).withCString { send(connection, $0, head.utf8.count + body.utf8.count, 0) } }
            close(connection)
        }

        """
}
