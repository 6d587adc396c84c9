/// Why nothing was generated: every problem that was found, not the first alone.
///
/// ```swift
/// do { try plan() } catch let error as GenerationError { error.problems.forEach { print($0) } }
/// ```
public struct GenerationError: Error, Sendable, CustomStringConvertible {
    /// At least one.
    public let problems: [Problem]

    init(_ problems: [Problem]) { self.problems = problems }
    init(_ code: String, _ text: String, at place: String? = nil) { problems = [Problem(code, text, at: place)] }

    /// An error with one problem.
    public init(problem code: String, _ text: String) { self.init(code, text) }

    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
