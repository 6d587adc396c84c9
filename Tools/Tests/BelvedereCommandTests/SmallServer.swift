import Foundation

/// A package with a server of a few lines, which builds in seconds. Its answer is the text of the file `Answer.swift`, followed by three
/// files without Swift code and by the text of a package beside it. SwiftPM embeds the file `Texts.txt` in the code, a plug-in makes code
/// from the file `Note.xcstrings`, and the program reads the file `Price.txt` when it starts. As an app with the kit does, the program
/// shows an edited note without a restart, and edited bodies of its screen.
struct SmallServer {
    let folder: String

    /// - Parameter place: A folder that may have such a package already. Its files with the same content keep their times.
    init(answer: String, in place: String? = nil) throws {
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        folder = place ?? temporary + "/belvedere-dev-\(UUID().uuidString)/server"
        let folders =
            ["Sources/server", "Sources/TextCompiler", "Plugins/TextCatalogues", "Tests/AnswerTests"]
            + ["Beside", "Belvedere"].map { "../beside/Sources/" + $0 }
        for folder in folders {
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
                        name: "server", dependencies: [.product(name: "Beside", package: "beside"), .product(name: "Belvedere", package: "beside")],
                        resources: [.embedInCode("Texts.txt"), .copy("Price.txt")], plugins: ["TextCatalogues"]),
                    .executableTarget(name: "TextCompiler"),
                    .plugin(name: "TextCatalogues", capability: .buildTool(), dependencies: ["TextCompiler"]),
                    .testTarget(name: "AnswerTests", dependencies: ["server"]),
                ])

            """, "Package.swift")
        try write(Self.program, "Sources/server/main.swift")
        try write(Self.compiler, "Sources/TextCompiler/main.swift")
        try write(Self.plugin, "Plugins/TextCatalogues/TextCatalogues.swift")
        for name in ["Texts.txt", "Note.xcstrings", "Price.txt"] { try write("", "Sources/server/" + name) }
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "beside",
                products: [.library(name: "Beside", targets: ["Beside"]), .library(name: "Belvedere", targets: ["Belvedere"])],
                targets: [.target(name: "Beside"), .target(name: "Belvedere")])

            """, "../beside/Package.swift")
        // It stands for the kit.
        let kit = "open class Screen {\n    public var text: String\n    public init(_ text: String) { self.text = text }\n}\n"
        try write(kit, "../beside/Sources/Belvedere/Screen.swift")
        try greeting("")
        try ending("")
        try test(expecting: answer)
        try self.answer(answer)
    }

    /// Returns the page of a server at a port; empty if nothing answers.
    ///
    /// - Parameter options: options of curl, for example to wait for a server that starts.
    static func page(at port: Int, path: String = "/", options: [String] = []) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["curl", "--silent", "--max-time", "60"] + options + ["http://127.0.0.1:\(port)\(path)"]
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
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

    /// Writes the file of the screen.
    ///
    /// - Parameter property: The text of a stored property.
    func greeting(_ text: String, property: String = "") throws {
        let source = """
            import Belvedere

            final class GreetingScreen: Screen {
                private let property = "\(property)"
                private var count = 1

                init(before text: String) {
                    super.init(text)
                    self.text += "\(text)" + property
                    count += 1
                }
            }

            """
        try write(source, "Sources/server/GreetingScreen.swift")
    }

    /// Writes the test of the answer and of the screen.
    ///
    /// - Parameter more: Further declarations.
    func test(expecting text: String, greeting: String = "", more: String = "", inTheSameSecond: Bool = false) throws {
        let test = """
            import Testing

            @testable import server

            @Test func answerFits() {
                #expect(answer == "\(text)")
                #expect(GreetingScreen(before: "").text == "\(greeting)")
            }

            """ + more
        try write(test, "Tests/AnswerTests/AnswerTests.swift", inTheSameSecond: inTheSameSecond)
    }

    /// Writes a file, unless it has this content already.
    ///
    /// - Parameter inTheSameSecond: Gives the file a time in the second of its last edit, as if this edit had come a moment later.
    func write(_ text: String, _ name: String, inTheSameSecond: Bool = false) throws {
        let file = folder + "/" + name
        if (try? String(contentsOfFile: file, encoding: .utf8)) == text { return }
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

    /// The time of the newest build of the tests.
    func buildOfTests() throws -> Date? {
        let program = folder + "/.build/debug/serverPackageTests.xctest"
        return try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder + "/" + name) }

    func remove() { try? FileManager.default.removeItem(at: URL(filePath: folder).deletingLastPathComponent()) }
}
