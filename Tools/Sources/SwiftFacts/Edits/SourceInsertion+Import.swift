import SwiftParser
import SwiftSyntax

extension SourceInsertion {
    /// An insertion that imports a module, among the imports in the order of their names. Returns nil if the source imports it already.
    ///
    /// ```swift
    /// SourceInsertion.ofImport("Foundation", isPublic: false, in: "import Belvedere\n")?.text      // "\nimport Foundation"
    /// ```
    ///
    /// - Parameter isPublic: Whether public declarations of the file use the module.
    /// - Complexity: O(*n*), where *n* is the length of the source.
    public static func ofImport(_ module: String, isPublic: Bool, in source: String) -> SourceInsertion? {
        let imports = Parser.parse(source: source).statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        if imports.contains(where: { $0.path.trimmedDescription == module }) { return nil }
        let line = "\(isPublic ? "public " : "")import \(module)"
        guard let first = imports.first else { return SourceInsertion(offset: 0, text: line + "\n\n") }
        if let before = imports.last(where: { $0.path.trimmedDescription < module }) {
            return SourceInsertion(offset: before.endPositionBeforeTrailingTrivia.utf8Offset, text: "\n" + line)
        }
        return SourceInsertion(offset: first.positionAfterSkippingLeadingTrivia.utf8Offset, text: line + "\n")
    }
    /// A removal of the line of an import. Returns nil if the line has anything else, such as a comment that gives its reason.
    ///
    /// If the line is alone between two empty lines, one of them goes too.
    ///
    /// ```swift
    /// let source = "import A\nimport B\n"
    /// let removal = SourceInsertion.removingImport(at: SourcePosition(line: 1, column: 1), in: source)
    /// removal?.applied(to: source)      // "import B\n"
    /// ```
    ///
    /// - Complexity: O(*n*), where *n* is the length of the source.
    public static func removingImport(at position: SourcePosition, in source: String) -> SourceInsertion? {
        let tree = Parser.parse(source: source)
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        let found = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.first { declaration in
            let location = lines.location(for: declaration.positionAfterSkippingLeadingTrivia)
            return SourcePosition(line: location.line, column: location.column) == position
        }
        guard let found else { return nil }
        let bytes = Array(source.utf8)
        let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        var start = found.positionAfterSkippingLeadingTrivia.utf8Offset
        var end = found.endPositionBeforeTrailingTrivia.utf8Offset
        while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[end]) { end += 1 }
        guard start == 0 || isEnd(bytes[start - 1]), end == bytes.count || isEnd(bytes[end]) else { return nil }
        func skipEnd() {
            if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
            if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
        }
        skipEnd()
        let before = bytes[..<start].suffix(4).filter { $0 != UInt8(ascii: "\r") }.suffix(2)
        let isAfterEmptyLine = before.isEmpty || Array(before) == [UInt8(ascii: "\n"), UInt8(ascii: "\n")]
        if isAfterEmptyLine, end < bytes.count, isEnd(bytes[end]) { skipEnd() }
        return SourceInsertion(offset: start, text: "", removedCount: end - start)
    }
}
