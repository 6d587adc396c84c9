/// An error in the configuration.
public struct ConfigurationProblem: Error, Hashable, Sendable {
    /// The file and the line of the error, such as `.belvedere.yml:3`.
    public var place: String
    public var text: String

    public init(place: String, text: String) {
        self.place = place
        self.text = text
    }

    public var sentence: String { "\(place): \(text)\(text.hasSuffix("?") ? "" : ".")" }
}
