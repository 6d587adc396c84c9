import SwiftSyntax

/// The source text of a syntax tree, as bytes.
///
/// Copying the text of a node from here is much faster than getting it from the tree.
///
/// The code that created the tree owns the bytes. It must keep them unchanged while this value is in use.
struct SourceText {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The text of a node without the spaces and comments around it.
    func text(of node: some SyntaxProtocol) -> String {
        String(decoding: bytes(of: node), as: UTF8.self)
    }

    /// The base name of a reference, without argument labels and backticks: `load` for `load(from:)`, and `default` for `` `default` ``.
    func name(of node: DeclReferenceExprSyntax) -> String {
        let part = bytes(of: node)
        // A name with labels, a module or backticks is rare. In that case ask the tree, which is slower but always right.
        guard part.allSatisfy({ Self.isPlain($0) }) else { return node.baseName.identifierText }
        return String(decoding: part, as: UTF8.self)
    }

    /// Whether the reference is the keyword `self` without backticks.
    func isSelf(_ node: DeclReferenceExprSyntax) -> Bool { bytes(of: node).elementsEqual("self".utf8) }

    /// Whether a name begins with a capital letter or with a character outside ASCII.
    func mayNameType(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let first = bytes(of: node).first(where: { $0 != UInt8(ascii: "`") }) else { return false }
        return first >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }

    private func bytes(of node: some SyntaxProtocol) -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = start + node.trimmedLength.utf8Length
        return start < end && end <= bytes.count ? bytes[start..<end] : bytes[0..<0]
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }
}
