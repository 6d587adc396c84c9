/// One thing that keeps a run from going on, said in one sentence.
///
/// ```swift
/// let problem = Problem("name.keyword", "\"class\" is a word of Swift. Choose another name.")
/// print(problem)
/// ```
public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// A short form that stays the same between versions, such as `name.keyword`.
    public let code: String
    /// What happened, to what, and what to do.
    public let text: String
    /// The file, and the line where it is known, such as `template.yml:4`.
    public let place: String?

    /// A problem in words.
    public init(_ code: String, _ text: String, at place: String? = nil) {
        self.code = code
        self.text = text
        self.place = place
    }

    public var description: String { place.map { "\($0): \(text)" } ?? text }

    func located(at place: String) -> Problem { self.place == nil ? Problem(code, text, at: place) : self }
}
