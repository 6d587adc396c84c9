import Foundation
import Testing

extension SmallServerTests.DevCommandTests {
    /// Waits until a condition is true. Fails after two minutes, because a busy machine builds slowly.
    private func eventually(_ condition: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now.advanced(by: .seconds(120))
        while ContinuousClock.now < deadline {
            if condition() { return true }
            usleep(10_000)
        }
        return false
    }

    /// The page at a port; empty if nothing answers.
    private func page(_ port: Int, path: String = "/") -> String {
        (try? SmallServer.page(at: port, path: path)) ?? ""
    }

    @Test func anEditIsShownAndABrokenOneIsNot() throws {
        let server = try SmallServer.shared(answer: "one")
        let command = try RunningCommand(["dev", "--product", "server", "--port", "0"], in: server.folder)
        defer { command.remove() }
        let port = try command.port()
        #expect(eventually { page(port) == "one\n" }, "\(command.output)")
        #expect(eventually { command.lastLine.hasSuffix(" s, started.") })

        // A request during the restart waits, so an answer is always a page of the program.
        try server.answer("two")
        var answers: Set<String> = []
        #expect(
            eventually {
                answers.insert(page(port))
                return answers.contains("two\n")
            }, "\(command.output)")
        #expect(answers.isSubset(of: ["one\n", "two\n"]))
        #expect(eventually { command.lastLine.hasSuffix(" s, restarted, because Answer.swift changed.") }, "\(command.output)")
        #expect(try once(server).status == 0)

        try server.write("let answer = missing\n", "Sources/server/Answer.swift")
        let start = "Does not compile: Answer.swift:1: cannot find 'missing' in scope. The page shows the version of "
        #expect(eventually { command.lastLine.hasPrefix(start) }, "\(command.output)")
        #expect(page(port) == "two\n")
        let broken = try once(server)
        #expect(broken.status == 1 && broken.output.hasPrefix(start))

        // Two edits at once make one build.
        let builds = command.output.components(separatedBy: "restarted").count
        try server.answer("three")
        try server.answer("four")
        #expect(eventually { page(port) == "four\n" }, "\(command.output)")
        #expect(eventually { command.lastLine.hasPrefix("Built in ") })
        #expect(command.output.components(separatedBy: "restarted").count == builds + 1)

        try server.write("// A comment.\nlet answer = \"four\"\n", "Sources/server/Answer.swift")
        #expect(try once(server).status == 0)

        _ = page(port, path: "/crash")
        #expect(eventually { command.lastLine == "server ended with status 7. It starts again after the next edit." })
        #expect(page(port).contains("server ended with status 7."))
        #expect(try once(server).status == 3)

        try server.answer("no start")
        let noStart = "server compiles, but ended with status 5 before it listened at the port of the variable"
        #expect(eventually { command.lastLine.hasPrefix(noStart) }, "\(command.output)")
        #expect(try once(server).output.hasPrefix(noStart))
        #expect(page(port).contains(noStart))
        try server.write("let answer = missing\n", "Sources/server/Answer.swift")
        #expect(eventually { command.lastLine.hasSuffix("cannot find 'missing' in scope. No version runs.") }, "\(command.output)")

        try server.answer("five")
        #expect(eventually { page(port) == "five\n" }, "\(command.output)")
        #expect(command.pressControlC() == 0)
        #expect(page(port).isEmpty)
    }

    @Test func aSecondCommandSaysThatOneRuns() throws {
        let server = try SmallServer.shared(answer: "one")
        let command = try RunningCommand(["dev", "--product", "server", "--port", "0"], in: server.folder)
        defer { command.remove() }
        let port = try command.port()
        #expect(eventually { page(port) == "one\n" }, "\(command.output)")
        let tool = try Tool()
        defer { tool.remove() }
        let same = try tool.run("dev", "--product", "server", "--port", "0", "--package-path", server.folder)
        #expect(same.status == 2)
        #expect(
            same.errors == """
                "belvedere dev" already runs for this package, at http://127.0.0.1:\(port)/. Use that one, or end it first.

                """)
        let other = try SmallServer(answer: "other")
        defer { other.remove() }
        let taken = try tool.run("dev", "--product", "server", "--port", "\(port)", "--package-path", other.folder)
        #expect(taken.status == 2)
        #expect(taken.errors.hasPrefix("Another program uses the port \(port), perhaps another \"belvedere dev\"."))
        #expect(page(port) == "one\n")
    }

    @Test func theCheckBuildsItselfIfNoCommandRuns() throws {
        let server = try SmallServer.shared(answer: "one")
        let live = try once(server)
        #expect(live.status == 0)
        #expect(live.output.hasSuffix(", and it starts. No page shows it, because no \"belvedere dev\" runs.\n"))
        try server.answer("no start")
        let ended = try once(server)
        #expect(ended.status == 3)
        #expect(ended.output.contains("server compiles, but ended with status 5 before it listened"))
        try server.write("let answer = \n", "Sources/server/Answer.swift")
        let broken = try once(server)
        #expect(broken.status == 1)
        #expect(broken.output.hasPrefix("Does not compile: Answer.swift:"))
    }

    @Test func aPackageWithoutAServerSaysSo() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let server = try SmallServer(answer: "one")
        defer { server.remove() }
        let result = try tool.run("dev", "--package-path", server.folder)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("The package has no server: no executable target depends on \"BelvedereBrowser\"."))
        let nothing = try tool.run("dev", "--package-path", tool.folder + "/Sources")
        #expect(nothing.status == 2)
        #expect(nothing.errors.contains("There is no Package.swift in"))
        #expect(try tool.run("dev", "--port", "70000").errors.contains("70000 is no port."))
    }

    private func once(_ server: SmallServer) throws -> Tool.Result {
        let tool = try Tool()
        defer { tool.remove() }
        return try tool.run("dev", "--once", "--product", "server", "--package-path", server.folder)
    }
}
