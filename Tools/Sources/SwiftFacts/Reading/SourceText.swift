import SwiftSyntax

/// The text that a tree was made from.
///
/// Copying a part of it is much faster than printing a part of the tree, or than asking the tree for its tokens.
///
/// The bytes belong to whoever made the tree, and must stay as they are while this is in use.
struct SourceText {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// A node without the spaces and comments around it.
    func text(of node: some SyntaxProtocol) -> String {
        String(decoding: bytes(of: node), as: UTF8.self)
    }

    /// The name that a use of a declaration begins with, without the labels of `load(from:)` and the marks of `` `default` ``.
    func name(of node: DeclReferenceExprSyntax) -> String {
        let part = bytes(of: node)
        // Labels, a module and marks are rare, and only the tree tells them apart for sure.
        guard part.allSatisfy({ Self.isPlain($0) }) else { return node.baseName.identifierText }
        return String(decoding: part, as: UTF8.self)
    }

    /// Whether the name is the word `self`, without marks.
    func isSelf(_ node: DeclReferenceExprSyntax) -> Bool { bytes(of: node).elementsEqual("self".utf8) }

    /// Whether a name begins with a capital letter, or with one that is not ASCII.
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
