import SwiftSyntax

extension TokenSyntax {
    /// The name without backticks: `default` for `` `default` ``.
    var identifierText: String {
        let text = text
        guard text.utf8.first == UInt8(ascii: "`"), text.utf8.last == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
        return String(text.dropFirst().dropLast())
    }
}
