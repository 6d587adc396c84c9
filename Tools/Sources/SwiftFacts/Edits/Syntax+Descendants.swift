import SwiftSyntax

extension SyntaxProtocol {
    /// All nodes of one type in this syntax tree, including its root, in the order of the source.
    ///
    /// - Complexity: O(*n*), where *n* is the number of nodes in the tree.
    func descendants<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
        var found: [Node] = []
        if let node = self.as(kind) { found.append(node) }
        for child in children(viewMode: .sourceAccurate) { found += child.descendants(kind) }
        return found
    }
}

extension StringLiteralExprSyntax {
    /// The content of the string literal; nil if it contains an interpolation.
    var plainText: String? {
        segments.count == 1 ? segments.first?.as(StringSegmentSyntax.self)?.content.text : segments.isEmpty ? "" : nil
    }
}

extension FunctionCallExprSyntax {
    func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}

/// The white space at the beginning of the line that contains an offset.
func indentation(at offset: Int, in bytes: [UInt8]) -> String {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let blanks = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
}

/// Whether there is only white space between an offset and the end of its line.
func endsLine(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard let next = bytes[offset...].first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != 13 }) else { return true }
    return next == UInt8(ascii: "\n")
}
