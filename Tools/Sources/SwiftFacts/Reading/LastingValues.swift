import SwiftParser
import SwiftSyntax

/// The values that a program computes once and then keeps: those of static and global constants and variables.
public enum LastingValues {
    /// Whether such a value in a source text uses a name.
    ///
    ///     LastingValues.use("HabitsTexts", in: "enum Menu { static let titles = [HabitsTexts.home] }")      // true
    ///     LastingValues.use("HabitsTexts", in: "enum Menu { static var title: String { HabitsTexts.home } }")      // false
    ///
    /// - Parameter type: The name of a type whose values compute their arguments again for each use. Names in these arguments do not count.
    /// - Complexity: O(n) in the length of the text.
    public static func use(_ name: String, in source: String, exceptToMake type: String? = nil) -> Bool {
        var parser = Parser(source, maximumNestingLevel: FactReader.deepestNesting)
        let finder = LastingValueFinder(name: name, exception: type, viewMode: .sourceAccurate)
        finder.walk(SourceFileSyntax.parse(from: &parser))
        return finder.isFound
    }
}

/// Finds a name in the values of static and global properties.
private final class LastingValueFinder: SyntaxVisitor {
    private let name: String
    private let exception: String?
    private var depth = 0
    private(set) var isFound = false

    init(name: String, exception: String?, viewMode: SyntaxTreeViewMode) {
        self.name = name
        self.exception = exception
        super.init(viewMode: viewMode)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if isLasting(node) {
            for value in node.bindings.compactMap(\.initializer) {
                depth += 1
                walk(value)
                depth -= 1
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        return called != nil && called == exception ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if depth > 0, node.baseName.identifierText == name { isFound = true }
        return .visitChildren
    }

    private func isLasting(_ node: VariableDeclSyntax) -> Bool {
        if node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) { return true }
        // A property outside each function and type is global, also between `#if` and `#endif`.
        var parent = node.parent
        while let each = parent {
            if each.is(SourceFileSyntax.self) { return true }
            if each.is(CodeBlockSyntax.self) || each.is(ClosureExprSyntax.self) || each.is(MemberBlockSyntax.self)
                || each.is(AccessorBlockSyntax.self)
            {
                return false
            }
            parent = each.parent
        }
        return true
    }
}
