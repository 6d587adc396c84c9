/// Something in the configuration that cannot be meant so.
public struct ConfigurationProblem: Error, Hashable, Sendable {
    /// Where, such as `.belvedere.yml:3`.
    public var place: String
    public var text: String

    public init(place: String, text: String) {
        self.place = place
        self.text = text
    }

    public var sentence: String { "\(place): \(text)." }
}
