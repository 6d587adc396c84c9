import Foundation
import Repeatable
import Testing

extension SmallServerTests.RandomEditsTests {
    private static let isSoak = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] != nil

    @Test(.timeLimit(.minutes(isSoak ? 600 : 10))) func afterRandomEditsThePageIsThatOfAFreshBuild() throws {
        let given = ProcessInfo.processInfo.environment["BELVEDERE_SEED"].flatMap { UInt64($0) }
        let seed = given ?? UInt64.random(in: 0...UInt64(UInt32.max))
        print("BELVEDERE_SEED=\(seed)")
        var random = SplitMix64(seed: seed), package = RandomPackage(), written: [String: String] = [:]
        let server = try SmallServer.shared(answer: "")
        let edits = try EditedServer(server)
        try edits.write(package, over: &written)
        let command = try RunningCommand(["dev", "--product", "server", "--port", "0"], in: server.folder)
        defer { command.remove() }
        let port = try command.port()
        var shown = package.answer, history: [String] = []

        /// Waits for the newest edit, and checks the page.
        func check() throws {
            let (status, sentence) = try edits.result()
            if package.compiles { shown = package.answer }
            let answer = try edits.answer(at: port)
            let message = Comment(rawValue: "seed \(seed), \(history.suffix(5)), \(sentence), \(command.output.suffix(2000))")
            #expect(status == (package.compiles ? 0 : 1), message)
            #expect(answer == shown, message)
        }
        try check()
        let count = Self.isSoak ? 1_000 : 3
        for number in 1...count {
            // One edit, two edits at once, or a second edit while the build of the first one runs.
            let kind = random.below(4)
            history.append(package.edit(&random))
            if kind == 0 { history.append(package.edit(&random)) }
            try edits.write(package, over: &written)
            if kind == 1 {
                history.append(package.edit(&random))
                try edits.write(package, over: &written)
            }
            try check()
            guard number % 100 == 0 || number == count else { continue }
            history.append(package.fix())
            try edits.write(package, over: &written)
            try check()
            #expect(try edits.answerOfAFreshBuild() == shown, "seed \(seed)")
        }
        #expect(command.pressControlC() == 0)
    }
}

/// The files and the answers of a server that is edited at random.
private struct EditedServer {
    private let server: SmallServer

    init(_ server: SmallServer) throws { self.server = server }

    /// Writes the files that differ from those of an earlier state, and removes the others.
    func write(_ package: RandomPackage, over written: inout [String: String]) throws {
        var files = package.files
        for name in written.keys where name != "ending" && files[name] == nil { try server.remove(name) }
        for (name, text) in files.sorted(by: { $0.key < $1.key }) where written[name] != text { try server.write(text, name) }
        if written["ending"] != package.endingText { try server.ending(package.endingText) }
        files["ending"] = package.endingText
        written = files
    }

    /// Waits until the loop has built the newest sources.
    func result() throws -> (status: Int32, sentence: String) {
        let tool = try Tool()
        defer { tool.remove() }
        let result = try tool.run("dev", "--once", "--product", "server", "--package-path", server.folder)
        return (result.status, result.output)
    }

    /// The answer of the server at a port, without its line end.
    func answer(at port: Int) throws -> String {
        let text = try SmallServer.page(at: port, options: ["--retry", "50", "--retry-connrefused"])
        return String(text.dropLast())
    }

    /// Builds a copy of the sources in a folder of its own, and reads the answer of its server.
    func answerOfAFreshBuild() throws -> String {
        let folder = URL(fileURLWithPath: server.folder).deletingLastPathComponent().path
        let fresh = folder + "/fresh"
        try? FileManager.default.removeItem(atPath: fresh)
        for name in ["beside", "server"] {
            try FileManager.default.createDirectory(atPath: "\(fresh)/\(name)", withIntermediateDirectories: true)
            for part in ["Package.swift", "Sources", "Plugins", "Tests"]
            where FileManager.default.fileExists(atPath: "\(folder)/\(name)/\(part)") {
                try FileManager.default.copyItem(atPath: "\(folder)/\(name)/\(part)", toPath: "\(fresh)/\(name)/\(part)")
            }
        }
        let command = try RunningCommand(["dev", "--product", "server", "--port", "0"], in: fresh + "/server")
        defer { command.remove() }
        try command.waitForLine { $0.hasSuffix(" s, started.") }
        return try answer(at: command.port())
    }
}
