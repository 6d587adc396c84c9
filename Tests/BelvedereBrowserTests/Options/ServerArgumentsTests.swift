import Testing

@testable import BelvedereBrowser

/// Tests of the options of a program that only serves apps.
struct ServerArgumentsTests {
    private func read(_ arguments: String...) throws -> ServerArguments {
        try ServerArguments(arguments, hostname: "127.0.0.1", port: 8080)
    }

    private func refusal(_ arguments: String...) -> String? {
        do {
            _ = try ServerArguments(arguments, hostname: "127.0.0.1", port: 8080)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func anOptionThatIsLeftOutKeepsItsValue() throws {
        let chosen = try read()
        #expect(chosen.port == 8080)
        #expect(chosen.hostname == "127.0.0.1")
        #expect(!chosen.isHelpAsked)
    }

    @Test func bothFormsOfAnOptionAreRead() throws {
        #expect(try read("--port", "9000").port == 9000)
        #expect(try read("--port=0").port == 0)
        let both = try read("--host", "0.0.0.0", "--port", "65535")
        #expect(both.hostname == "0.0.0.0")
        #expect(both.port == 65_535)
        #expect(try read("--help").isHelpAsked)
    }

    @Test(arguments: ["eighty", "-1", "65536", "80.5", "+80", "٨٠"]) func aBadPortIsNamed(_ text: String) {
        #expect(refusal("--port", text) == "\(text) is not a port. Choose a number from 0 to 65535; 0 takes a free port.")
    }

    @Test func aMissingValueAndAnUnknownOptionAreNamed() {
        #expect(refusal("--port") == "The option --port needs a value. Use --port N or --host ADDRESS.")
        #expect(refusal("--host=") == "The option --host needs a value. Use --port N or --host ADDRESS.")
        #expect(refusal("--ports", "80") == "The option --ports is unknown. Use --port N or --host ADDRESS.")
    }
}
