import SwiftParser
import SwiftSyntax

extension SourceInsertion {
    /// The insertions that make a closure capture `self` weakly: `[weak self]` and a `guard` that ends the closure if the object is gone.
    /// Empty if a person has to decide.
    ///
    /// The closure must have no result, because the `guard` returns none. A closure with a capture list, with a `return` of a value or with
    /// a result type stays as it is.
    ///
    /// ```swift
    /// SourceInsertion.ofWeakSelf(at: SourcePosition(line: 1, column: 12), in: "onChange = { self.reload() }").map(\.text)
    /// // ["[weak self] in guard let self else { return }; "]
    /// ```
    ///
    /// - Parameters:
    ///   - position: The position of the closure's opening brace.
    ///   - source: The text of the file.
    /// - Complexity: O(*n*), where *n* is the length of the source.
    public static func ofWeakSelf(at position: SourcePosition, in source: String) -> [SourceInsertion] {
        let tree = Parser.parse(source: source)
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        let found = tree.descendants(ClosureExprSyntax.self).first { closure in
            let location = lines.location(for: closure.positionAfterSkippingLeadingTrivia)
            return SourcePosition(line: location.line, column: location.column) == position
        }
        guard let found, let first = found.statements.first, !returnsValue(found) else { return [] }
        let bytes = Array(source.utf8)
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        // A `guard` on the line of other code needs a semicolon after it.
        let isAlone = bytes[..<start].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "\n")
        let check = "guard let self else { return }" + (isAlone ? "\n" + indentation(at: start, in: bytes) : "; ")
        guard let signature = found.signature else {
            guard isAlone else { return [SourceInsertion(offset: start, text: "[weak self] in " + check)] }
            return [
                SourceInsertion(offset: found.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, text: " [weak self] in"),
                SourceInsertion(offset: start, text: check),
            ]
        }
        guard signature.capture == nil, signature.returnClause == nil else { return [] }
        let parameters =
            signature.parameterClause?.positionAfterSkippingLeadingTrivia ?? signature.inKeyword.positionAfterSkippingLeadingTrivia
        return [
            SourceInsertion(offset: parameters.utf8Offset, text: "[weak self] "), SourceInsertion(offset: start, text: check),
        ]
    }

    /// Whether a closure returns a value by `return`. A `return` in a closure or a function within it does not count.
    private static func returnsValue(_ closure: ClosureExprSyntax) -> Bool {
        closure.statements.descendants(ReturnStmtSyntax.self).contains { statement in
            var parent = statement.parent
            while let node = parent, node.id != closure.id {
                if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return false }
                parent = node.parent
            }
            return statement.expression != nil
        }
    }
}
