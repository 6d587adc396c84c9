import Foundation

/// Where the page of the rules is, so that each finding can lead to what is written about its rule.
///
/// ```swift
/// DocumentationAddress.repository.link(to: "strong-view")     // "Tools/Documentation/Rules.md#strong-view"
/// ```
public struct DocumentationAddress: Hashable, Sendable {
    /// In the repository of Belvedere.
    public static let repository = DocumentationAddress(known: "Tools/Documentation/Rules.md")
    /// What an address has to be, for whoever wrote another.
    public static let form = "the path or the address of the page of the rules, without white space and without '#'"

    /// A path, or an address of the web.
    public let text: String

    /// - Returns: Nil if a place on the page cannot be named by adding it to the text.
    public init?(_ text: String) {
        guard !text.isEmpty, !text.contains(where: { $0 == "#" || $0.isWhitespace }) else { return nil }
        self.text = text
    }

    private init(known text: String) { self.text = text }

    /// The place where a rule is explained; `nil` for a finding without a rule, such as an unused excuse.
    public func link(to rule: String) -> String? { Rule.named(rule) == nil ? nil : "\(text)#\(rule)" }

    /// The same for those who take only whole addresses; nil where the text is a path, or no address.
    public func address(of rule: String) -> String? {
        guard let link = link(to: rule), let url = URL(string: link, encodingInvalidCharacters: false), url.host?.isEmpty == false,
            url.scheme == "https" || url.scheme == "http"
        else { return nil }
        return link
    }
}
