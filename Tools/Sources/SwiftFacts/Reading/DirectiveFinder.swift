import Foundation
import SwiftSyntax

/// Finds the comments that speak to the tools.
///
/// Almost no file has one, so files that do not hold the mark at all are not searched.
enum DirectiveFinder {
    static let mark = "belvedere:"

    static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress, let sign = mark.utf8.last else { return false }
        let before = mark.utf8.dropLast()
        var offset = 0
        // The system looks for the last sign many bytes at a time, and no other sign of the mark is as rare.
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
                if text.hasPrefix(mark) { found(String(text.dropFirst(mark.count)), lines.position(at: offset)) }
            }
            offset += piece.sourceLength.utf8Length
        }
    }
}
