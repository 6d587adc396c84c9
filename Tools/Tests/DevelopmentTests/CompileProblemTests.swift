import Testing

@testable import Development

/// Tests the reading of errors from the output of a build.
struct CompileProblemTests {
    @Test func theFirstErrorOfTheCompilerIsFound() {
        let output = """
            Building for debugging...
            [1/4] Compiling App Money.swift
            /app/Sources/App/Money.swift:3:9: warning: variable 'x' was never used
            /app/Sources/App/Money.swift:12:5: error: cannot find 'total' in scope
             10 |
             12 |     total += 1
                |     `- error: cannot find 'total' in scope
            /app/Sources/App/Money.swift:14:5: error: cannot find 'rest' in scope
            error: fatalError
            """
        let problem = CompileProblem.first(in: output)
        #expect(problem?.file == "/app/Sources/App/Money.swift")
        #expect(problem?.line == 12)
        #expect(problem?.description == "Money.swift:12: cannot find 'total' in scope")
    }

    @Test(arguments: [
        // Two lines of real linkers.
        "/usr/bin/ld.gold: error: undefined reference to 'main'", "ld.lld: error: undefined symbol: main",
    ])
    func anErrorOfTheLinkerIsFound(line: String) {
        let output = "error: link command failed with exit code 1\n\(line)\nerror: fatalError\n"
        let problem = CompileProblem.first(in: output)
        #expect(problem?.file == nil)
        #expect(problem?.description.hasPrefix("undefined") == true)
    }

    @Test func anErrorOfThePackageIsFound() {
        let problem = CompileProblem.first(in: "error: 'app': Source files for target App should be located under 'Sources/App'\n")
        #expect(problem?.description == "'app': Source files for target App should be located under 'Sources/App'")
    }

    @Test func aPathMayHaveSpacesAndColons() {
        let problem = CompileProblem.first(in: "/my app/a:b/Money.swift:7:1: error: expected expression\r\n")
        #expect(problem?.file == "/my app/a:b/Money.swift")
        #expect(problem?.description == "Money.swift:7: expected expression")
    }

    @Test func aLineWithoutAColumnIsRead() {
        #expect(CompileProblem.first(in: "Money.swift:7: error: undefined reference to 'f()'")?.line == 7)
    }

    @Test(arguments: ["", "Build complete!", "error: fatalError", "error: ", "12:5: error: here", "a note about an error: none"])
    func otherOutputHasNoProblemInAFile(output: String) {
        #expect(CompileProblem.first(in: output)?.file == nil)
    }

    @Test func aBuildWithoutErrorsHasNoProblem() {
        #expect(CompileProblem.first(in: "warning: an error: none\n[2/2] Linking app\nBuild complete! (1.2s)\n") == nil)
    }
}
