/// One reason why a command fails, with a sentence for the person.
///
/// ```swift
/// let problem = Problem("name.keyword", "\"class\" is a word of Swift. Choose another name.")
/// print(problem)
/// ```
public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// A short code that stays the same between versions, such as `name.keyword`.
    public let code: String
    /// A sentence about the problem and its solution.
    public let text: String
    /// The file, with the line if it is known, such as `template.yml:4`.
    public let place: String?

    /// Creates a problem from a code and a sentence.
    public init(_ code: String, _ text: String, at place: String? = nil) {
        self.code = code
        self.text = text
        self.place = place
    }

    public var description: String { place.map { "\($0): \(text)" } ?? text }

    func located(at place: String) -> Problem { self.place == nil ? Problem(code, text, at: place) : self }
}
