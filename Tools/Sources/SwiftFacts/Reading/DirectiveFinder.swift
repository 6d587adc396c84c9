import Foundation
import SwiftSyntax

/// Finds the comments that are addressed to the tools, such as `// belvedere:ignore …`.
///
/// Almost no file has one. So it first searches the bytes for the text `belvedere:`, and looks at the comments only if a file contains it.
enum DirectiveFinder {
    static let opening = "belvedere:"

    static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress, let sign = opening.utf8.last else { return false }
        let before = opening.utf8.dropLast()
        var offset = 0
        // Search for the last character of `belvedere:`, the colon, because it is the rarest. The system's `memchr` examines many bytes at
        // a time.
        while let found = memchr(base + offset, Int32(sign), bytes.count - offset) {
            let end = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if end >= before.count, bytes[(end - before.count)..<end].elementsEqual(before) { return true }
            offset = end + 1
        }
        return false
    }

    static func directives(in tree: SourceFileSyntax, lines: LineTable) -> [DirectiveFact] {
        var directives: [DirectiveFact] = []
        var lastLineOfCode = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let line = lines.position(at: token.positionAfterSkippingLeadingTrivia.utf8Offset).line
            search(token.leadingTrivia, from: token.position.utf8Offset, lines: lines) { text, position in
                let isBesideCode = position.line == lastLineOfCode
                directives.append(
                    DirectiveFact(
                        text: text, position: position, isBesideCode: isBesideCode, subjectLine: isBesideCode ? position.line : line
                    ))
            }
            search(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, lines: lines) { text, position in
                directives.append(DirectiveFact(text: text, position: position, isBesideCode: true, subjectLine: position.line))
            }
            lastLineOfCode = lines.position(at: token.endPositionBeforeTrailingTrivia.utf8Offset).line
        }
        return directives
    }

    private static func search(_ trivia: Trivia, from start: Int, lines: LineTable, found: (String, SourcePosition) -> Void) {
        var offset = start
        for piece in trivia {
            if case .lineComment(let comment) = piece {
                let text = comment.drop { $0 == "/" || $0 == " " }
                if text.hasPrefix(opening) { found(String(text.dropFirst(opening.count)), lines.position(at: offset)) }
            }
            offset += piece.sourceLength.utf8Length
        }
    }
}
