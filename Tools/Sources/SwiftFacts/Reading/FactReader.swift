import SwiftParser
import SwiftSyntax

/// Reads the facts of a Swift file.
///
/// It also reads a file that does not compile, because the parser continues after an error.
///
///     let facts = FactReader().facts(of: "final class Login {}")
///     facts.types[0].path        // Login
public struct FactReader: Sendable {
    /// The deepest nesting of code that is read. The parser calls itself for each level, so deeper code could overflow the stack. It is
    /// skipped.
    static let deepestNesting = 200

    private static let accessWords = Set(["public", "open", "package"].map(FileFacts.word))
    /// Frameworks that are no modules of a project, so nobody asks for the words of a file that imports only these.
    private static let wellKnown: Set<String> = [
        "AppKit", "Combine", "CoreData", "Dispatch", "Foundation", "Observation", "Swift", "SwiftData", "SwiftUI", "Testing", "UIKit",
        "XCTest",
    ]

    public init() {}

    /// The facts of a source text.
    ///
    /// - Complexity: O(n) in the length of the text.
    public func facts(of source: String) -> FileFacts {
        var source = source
        return source.withUTF8 { facts(of: $0) }
    }

    /// The facts of a source text in UTF-8.
    ///
    /// - Complexity: O(n) in the length of the text.
    public func facts(of bytes: [UInt8]) -> FileFacts {
        bytes.withUnsafeBufferPointer { facts(of: $0) }
    }

    private func facts(of bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
        let tree = Parser.parse(source: bytes, maximumNestingLevel: Self.deepestNesting)
        let collector = FactCollector(source: bytes)
        collector.walk(tree)
        var facts = collector.facts
        let words = WordScanner.words(in: bytes, without: collector.importRanges)
        if !Self.accessWords.isDisjoint(with: words) {
            let isWhole = facts.offer.isWhole
            facts.offer = OfferCollector.offer(of: tree, source: collector.source)
            if !isWhole { facts.offer.isWhole = false }
        }
        if !facts.imports.allSatisfy({ Self.wellKnown.contains($0.module) }) { facts.words = words }
        if tree.hasError { facts.syntaxError = ErrorFinder.position(in: tree, lines: collector.lines) }
        if DirectiveFinder.mayHold(bytes) {
            facts.directives = DirectiveFinder.directives(in: tree, lines: collector.lines)
        }
        return facts
    }
}
