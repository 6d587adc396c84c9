import Foundation
import Testing

extension SmallServerTests.DevelopmentLoopTests {
    /// Waits until the loop has built the newest sources.
    ///
    /// - Returns: The exit status and the sentence of `belvedere dev --once`.
    private func result(of server: SmallServer) throws -> (status: Int32, sentence: String) {
        let tool = try Tool()
        defer { tool.remove() }
        let result = try tool.run("dev", "--once", "--product", "server", "--package-path", server.folder)
        return (result.status, result.output)
    }

    @Test func everyKindOfEditIsLive() throws {
        let server = try SmallServer.shared(answer: "one")
        let command = try RunningCommand(["dev", "--product", "server", "--port", "0"], in: server.folder)
        defer { command.remove() }
        let port = try command.port()
        #expect(try result(of: server).status == 0)
        let page = try BrowserPage.browser.map { _ in try BrowserPage("http://127.0.0.1:\(port)/page") }
        defer { page?.end() }
        _ = try page?.value("window.isSamePage = true, document.getElementById('name').focus()")
        try page?.type("Ann")

        func check(_ text: String, because cause: String) throws {
            let (status, sentence) = try result(of: server)
            #expect(status == 0 && sentence.hasSuffix(" s, restarted, because \(cause).\n"), "\(command.output)")
            #expect(try SmallServer.page(at: port) == text + "\n")
        }
        // The body of a screen.
        try server.answer("two")
        try check("two", because: "Answer.swift changed")
        // A text, which is no Swift file.
        try server.write(" texts", "Sources/server/Texts.txt")
        try check("two texts", because: "Texts.txt changed")
        // A new file in a new folder, and its use.
        try FileManager.default.createDirectory(atPath: server.folder + "/Sources/server/New", withIntermediateDirectories: true)
        try server.write("let more = \"more\"\n", "Sources/server/New/More.swift")
        _ = try result(of: server)
        try server.write("let answer = more\n", "Sources/server/Answer.swift")
        try check("more texts", because: "Answer.swift changed")
        // A deleted file that is still used, and the fix.
        try server.remove("Sources/server/New/More.swift")
        let broken = try result(of: server)
        #expect(broken.status == 1)
        #expect(broken.sentence.hasPrefix("Does not compile: Answer.swift:1: cannot find 'more' in scope. The page shows the version of "))
        #expect(try SmallServer.page(at: port) == "more texts\n")
        try server.answer("three")
        try check("three texts", because: "Answer.swift and More.swift changed")
        // An error that is fixed before its build has ended, and two fast edits: only the newest state counts.
        try server.write("let answer = missing\n", "Sources/server/Answer.swift")
        try server.answer("four")
        try server.answer("five")
        try check("five texts", because: "Answer.swift changed")

        // The package beside this one. Its code is in a library, which is linked again only after such an edit.
        #if os(Linux)
        try command.wait { (try? server.isLinkedWithoutAPlan()) == true }
        #endif
        try server.answer("six")
        try check("six texts", because: "Answer.swift changed")
        // The driver of the compiler knows whole seconds only, and does not see the second edit of a second by itself.
        try server.answer("seven", inTheSameSecond: true)
        try check("seven texts", because: "Answer.swift changed")
        try server.answer("eight", inTheSameSecond: true)
        try check("eight texts", because: "Answer.swift changed")
        // The body of a screen, which the running program takes from now on.
        #if os(Linux)
        func checkLoaded(_ text: String) throws {
            let (status, sentence) = try result(of: server)
            #expect(status == 0 && sentence.hasPrefix("Loaded in "), "\(sentence)")
            #expect(sentence.hasSuffix(" s, because GreetingScreen.swift changed.\n"))
            #expect(try SmallServer.page(at: port) == text + "\n")
        }
        try server.greeting(" hello")
        try checkLoaded("eight texts hello")
        try server.greeting(" hi")
        try checkLoaded("eight texts hi")
        // A declaration is known to other code. So is the value of a property.
        try server.greeting(" hi", property: " Ann")
        try check("eight texts hi Ann", because: "a declaration in GreetingScreen.swift changed")
        // An error leaves the program as it is, and the fix is loaded.
        try server.greeting(#"\(missing)"#, property: " Ann")
        let faulty = try result(of: server)
        #expect(faulty.sentence.hasPrefix("Does not compile: GreetingScreen.swift:9: cannot find 'missing' in scope."))
        try server.greeting("", property: " Ann")
        try checkLoaded("eight texts Ann")
        try server.greeting("")
        try check("eight texts", because: "a declaration in GreetingScreen.swift changed")
        #endif
        // A text of a catalogue, which the running program takes.
        try server.write(" note", "Sources/server/Note.xcstrings")
        let loaded = try result(of: server)
        #expect(loaded.sentence.hasPrefix("Loaded in ") && loaded.sentence.hasSuffix(" s, because Note.xcstrings changed.\n"))
        #expect(try loaded.status == 0 && SmallServer.page(at: port) == "eight texts note\n")
        // Another declaration of the same catalogue, and another text.
        try server.write(" note\nstatic let other = 1", "Sources/server/Note.xcstrings")
        try check("eight texts note", because: "a name, an argument or a language of Note.xcstrings changed")
        // A file that the program reads when it starts: SwiftPM does not plan the build anew.
        try server.write(" price", "Sources/server/Price.txt")
        try check("eight texts note price", because: "Price.txt changed")
        #if os(Linux)
        #expect(try server.isLinkedWithoutAPlan())
        #endif
        try server.ending(", and end")
        try check("eight texts note price, and end", because: "Ending.swift changed")

        // The page was never loaded again, so the typed text is there.
        #expect(try page.map { try $0.value("isSamePage + document.getElementById('name').value") } ?? "trueAnn" == "trueAnn")
        #expect(command.pressControlC() == 0)
    }

    @Test func theNamedTestsRunAfterEachEdit() throws {
        let server = try SmallServer.shared(answer: "one")
        let command = try RunningCommand(["dev", "--product", "server", "--port", "0", "--test", "AnswerTests"], in: server.folder)
        defer { command.remove() }
        try command.waitForLine { $0.hasPrefix("1 test passed in ") }
        try server.answer("two")
        try command.waitForLine { $0.hasPrefix("One failure in 1 test, after ") }
        #expect(command.output.contains("Test answerFits() recorded an issue at AnswerTests.swift:6:"))
        // From now on the tests are built without a plan.
        #if os(Linux)
        try command.wait {
            FileManager.default.fileExists(atPath: server.folder + "/.build/debug/libbelvedere-dev-serverPackageTests.xctest.so")
        }
        #endif
        // An edit of a test runs it again, without a restart.
        let restarts = command.output.components(separatedBy: "restarted").count
        try server.test(expecting: "two")
        try command.waitForLine { $0.hasPrefix("1 test passed in ") }
        #expect(command.output.components(separatedBy: "restarted").count == restarts)
        // An edit while the tests run ends that run, and the next run has both edits.
        try server.answer("three")
        try command.waitForLine { $0.hasSuffix("restarted, because Answer.swift changed.") }
        try server.test(expecting: "three")
        try command.waitForLine { $0.hasPrefix("1 test passed in ") }
        // The driver of the compiler does not see the second edit of a second by itself.
        try server.test(expecting: "three\" + missing + \"", inTheSameSecond: true)
        try command.waitForLine { $0 == "The tests do not compile: AnswerTests.swift:6: cannot find 'missing' in scope." }
        try server.test(expecting: "three", inTheSameSecond: true)
        try command.waitForLine { $0.hasPrefix("1 test passed in ") }
        try server.answer("four", inTheSameSecond: true)
        try command.waitForLine { $0.hasPrefix("One failure in 1 test, after ") }
        #expect(command.output.contains("(answer → \"four\") == \"three\""))
        #if os(Linux)
        // Edited bodies of a test and of a screen reach the tests without a build.
        let built = try server.buildOfTests()
        try server.test(expecting: "four")
        try command.waitForLine { $0.hasPrefix("1 test passed in ") }
        try server.greeting(" hi")
        try command.waitForLine { $0.hasPrefix("One failure in 1 test, after ") }
        #expect(
            command.output.contains("s, because GreetingScreen.swift changed.\nTest answerFits() recorded an issue at AnswerTests.swift:7:")
        )
        try server.test(expecting: "four", greeting: " hi")
        try command.waitForLine { $0.hasPrefix("1 test passed in ") }
        #expect(try server.buildOfTests() == built)
        // A build of the tests has the loaded bodies too.
        try server.test(expecting: "four", greeting: " hi", more: "let one = 1\n")
        try command.wait { (try? server.buildOfTests() != built) == true && command.lastLine.hasPrefix("1 test passed in ") }
        #endif
        #expect(command.pressControlC() == 0)

        try server.test(expecting: "other")
        let tool = try Tool()
        defer { tool.remove() }
        let once = ["dev", "--once", "--product", "server", "--package-path", server.folder, "--test"]
        #expect(try tool.run(arguments: once + ["AnswerTests"]).status == 4)
        #expect(try tool.run(arguments: once + ["Nothing"]).output.hasSuffix("No test matches \"Nothing\".\n"))
    }
}
