import Foundation

/// The address of the page that describes the rules. Each finding links to the section about its rule.
///
/// ```swift
/// DocumentationAddress.repository.link(to: "strong-view")     // "Tools/Documentation/Rules.md#strong-view"
/// ```
public struct DocumentationAddress: Hashable, Sendable {
    /// The address of the page about the rules in the repository of Belvedere.
    public static let repository = DocumentationAddress(known: "Tools/Documentation/Rules.md")
    /// The form of an address, for messages to developers who wrote another form.
    public static let form = "the path or the address of the page of the rules, without white space and without \"#\""

    /// The address as text: a path or a web address.
    public let text: String

    /// - Returns: Nil if the text followed by `#` and the name of a rule would not be a valid link.
    public init?(_ text: String) {
        guard !text.isEmpty, !text.contains(where: { $0 == "#" || $0.isWhitespace }) else { return nil }
        self.text = text
    }

    private init(known text: String) { self.text = text }

    /// The link to the section about a rule; `nil` if there is no such rule, as for the finding about an unused `belvedere:ignore` comment.
    public func link(to rule: String) -> String? { Rule.named(rule) == nil ? nil : "\(text)#\(rule)" }

    /// The link to the section about a rule as a web address, for formats that accept nothing else; nil if the page is given as a path.
    public func address(of rule: String) -> String? {
        guard let link = link(to: rule), let url = URL(string: link, encodingInvalidCharacters: false), url.host?.isEmpty == false,
            url.scheme == "https" || url.scheme == "http"
        else { return nil }
        return link
    }
}
