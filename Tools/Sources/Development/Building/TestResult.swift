import Foundation

/// The result of some tests, read from the output of SwiftPM.
///
///     let run = BuildRun(ending: .status(0), output: "Test run with 3 tests in 1 suite passed after 0.1 seconds.")
///     TestResult(run, filter: "Money", seconds: 2.3).sentence      // "3 tests passed in 2.3 s."
enum TestResult: Equatable {
    case passed(count: Int, seconds: Double)
    /// - Parameters:
    ///   - failures: The name of each failed test, the place and the reason.
    case failed(failures: [String], count: Int, seconds: Double)
    case doesNotCompile(BuildFailure)
    case noMatch(filter: String)
    /// The tests ended before they had a result.
    case crashed(ProgramEnding, lastLine: String)

    /// Reads the output of a run with SwiftPM, which first builds the tests.
    ///
    /// - Complexity: O(n) in the length of the output.
    init(_ run: BuildRun, filter: String, seconds: Double) {
        let lines = run.output.split(whereSeparator: \.isNewline)
        if let end = lines.firstIndex(where: { $0.hasPrefix("Build complete!") || $0.contains("Build complete! (") }) {
            self.init(run.ending, lines[(end + 1)...], filter: filter, seconds: seconds)
        } else {
            self = .doesNotCompile(BuildFailure(output: run.output))
        }
    }

    /// Reads the output of the tests themselves.
    ///
    /// - Complexity: O(n) in the length of the output.
    init(_ ending: ProgramEnding, output: String, filter: String, seconds: Double) {
        self.init(ending, output.split(whereSeparator: \.isNewline)[...], filter: filter, seconds: seconds)
    }

    private init(_ ending: ProgramEnding, _ results: ArraySlice<Substring>, filter: String, seconds: Double) {
        let counts = results.compactMap(Self.count)
        let failures = results.compactMap(Self.failure)
        // Swift Testing ends with 69 if no test matches, and SwiftPM with 0.
        if ending == .status(0) || ending == .status(69) {
            let count = counts.reduce(0, +)
            self = count == 0 ? .noMatch(filter: filter) : .passed(count: count, seconds: seconds)
        } else if counts.isEmpty || failures.isEmpty {
            self = .crashed(ending, lastLine: results.last.map(String.init) ?? "")
        } else {
            self = .failed(failures: failures, count: counts.reduce(0, +), seconds: seconds)
        }
    }

    /// Whether all matching tests have passed.
    var isPassed: Bool { if case .passed = self { true } else { false } }

    /// Whether the tests compile, so that the program of the tests is new.
    var isOfBuiltTests: Bool { if case .doesNotCompile = self { false } else { true } }

    /// The result in one sentence, after a line for each failure.
    var sentence: String {
        switch self {
        case .passed(let count, let seconds): "\(Self.tests(count)) passed in \(Self.text(seconds))."
        case .failed(let failures, let count, let seconds):
            (failures + [Self.summary(failures.count, of: count, seconds)]).joined(separator: "\n")
        case .doesNotCompile(let failure):
            "The tests do not compile: \(failure.reason)\(failure.reason.hasSuffix(".") ? "" : ".")"
        case .noMatch(let filter): "No test matches \"\(filter)\"."
        case .crashed(let ending, let lastLine): "\(lastLine)\nThe test run \(ending.words) and reports no failed test."
        }
    }

    /// The number of tests from a summary of Swift Testing or XCTest.
    private static func count(_ line: Substring) -> Int? {
        for start in ["Test run with ", "Executed "] {
            guard let range = line.firstRange(of: start) else { continue }
            return Int(line[range.upperBound...].prefix { $0.isNumber })
        }
        return nil
    }

    /// The text of a line that reports a failure, without the sign before it.
    private static func failure(_ line: Substring) -> String? {
        if line.contains(" recorded an issue "), let start = line.firstRange(of: "Test ") { return String(line[start.lowerBound...]) }
        // XCTest writes the path of the file, the line, and "error:".
        guard let range = line.firstRange(of: ": error: ") else { return nil }
        let name = line[..<range.lowerBound].split(separator: "/").last ?? ""
        return "\(name): \(line[range.upperBound...])"
    }

    private static func summary(_ failures: Int, of count: Int, _ seconds: Double) -> String {
        "\(failures == 1 ? "One failure" : "\(failures) failures") in \(tests(count)), after \(text(seconds))."
    }

    private static func tests(_ count: Int) -> String { count == 1 ? "1 test" : "\(count) tests" }
    private static func text(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10) s" }
}
