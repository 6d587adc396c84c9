/// The error of a generation that failed. It contains all problems, not only the first.
///
/// ```swift
/// do { try plan() } catch let error as GenerationError { error.problems.forEach { print($0) } }
/// ```
public struct GenerationError: Error, Sendable, CustomStringConvertible {
    /// The problems. The array has at least one element.
    public let problems: [Problem]

    init(_ problems: [Problem]) { self.problems = problems }
    init(_ code: String, _ text: String, at place: String? = nil) { problems = [Problem(code, text, at: place)] }

    /// Creates an error with one problem.
    public init(problem code: String, _ text: String) { self.init(code, text) }

    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
