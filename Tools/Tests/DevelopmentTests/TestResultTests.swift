import Testing

@testable import Development

/// Tests the sentences about a run of tests.
struct TestResultTests {
    private func sentence(_ output: String, ending: ProgramEnding = .status(1)) -> String {
        TestResult(BuildRun(ending: ending, output: output), filter: "Money", seconds: 2.34).sentence
    }

    private let built = "[1/3] Compiling Money.swift\nBuild complete! (1.20s)\n"

    @Test func passedTestsAreCounted() {
        let xctest = "Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds\n"
        let summary = "✔ Test run with 3 tests in 1 suite passed after 0.1 seconds.\n"
        #expect(sentence(built + xctest + summary, ending: .status(0)) == "3 tests passed in 2.3 s.")
        #expect(sentence(built + "Executed 1 test, with 0 failures\n", ending: .status(0)) == "1 test passed in 2.3 s.")
        #expect(sentence(built + xctest, ending: .status(0)) == "No test matches \"Money\".")
    }

    @Test func anOutputOfTheTestsAloneIsRead() {
        func sentence(_ output: String, _ status: Int32) -> String {
            TestResult(.status(status), output: output, filter: "Money", seconds: 0.61).sentence
        }
        #expect(sentence("✔ Test run with 3 tests in 1 suite passed after 0.1 seconds.\n", 0) == "3 tests passed in 0.6 s.")
        #expect(sentence("✔ Test run with 0 tests in 0 suites passed after 0.0 seconds.\n", 69) == "No test matches \"Money\".")
    }

    @Test func eachFailureHasItsLine() {
        let failure = "✘ Test sum() recorded an issue at MoneyTests.swift:9:5: Expectation failed: total == 3"
        let summary = "✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 1 issue.\n"
        #expect(
            sentence(built + failure + "\n" + summary)
                == failure.dropFirst(2) + "\nOne failure in 3 tests, after 2.3 s.")
        let old = "/app/Tests/MoneyTests.swift:9: error: MoneyTests.testSum : failed\n"
        #expect(
            sentence(built + old + old + "Executed 2 tests, with 2 failures\n").hasSuffix(
                "MoneyTests.swift:9: MoneyTests.testSum : failed\n2 failures in 2 tests, after 2.3 s."))
    }

    @Test func aBrokenOrCrashedRunSaysSo() {
        #expect(
            sentence("/app/Tests/MoneyTests.swift:9:5: error: cannot find 'x' in scope\n")
                == "The tests do not compile: MoneyTests.swift:9: cannot find 'x' in scope.")
        #expect(
            sentence(built + "◇ Test sum() started.\n", ending: .signal(4))
                == "◇ Test sum() started.\nThe test run crashed with signal 4 and reports no failed test.")
    }
}
