import SwiftParser
import SwiftSyntax

/// Finds the targets in a `Package.swift` by parsing it, without running it.
///
/// Running a manifest needs the compiler and executes the code of other people. Nearly all manifests contain the names of their targets as
/// string literals, so parsing is enough. If a manifest computes names, the folders show the targets.
public struct ManifestReader: Sendable {
    public init() {}

    /// Parses the text of a `Package.swift`.
    ///
    /// - Complexity: O(n) in the length of the text.
    public func manifest(in source: String) -> ManifestFacts {
        let collector = ManifestCollector(source)
        collector.walk(Parser.parse(source: source))
        return ManifestFacts(name: collector.name, targets: collector.targets, hasComputedTargets: collector.hasComputedTargets)
    }
}

private final class ManifestCollector: SyntaxVisitor {
    private(set) var name = ""
    private(set) var targets: [ManifestFacts.Target] = []
    private(set) var hasComputedTargets = false
    /// The constants of the manifest whose values are lists of dependencies. The key is the name of the constant, the value is the names in
    /// the list.
    private var constants: [String: [String]] = [:]
    private let lines: LineTable

    init(_ source: String) {
        var source = source
        lines = source.withUTF8 { LineTable($0) }
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = binding.initializer?.value
            else {
                continue
            }
            constants[name] = dependencies(in: value)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = ChainReader(source: nil).names(of: node.calledExpression).last ?? ""
        if callee == "Package", let text = text(of: argument("name", of: node)) { name = text }
        guard let kind = Self.kinds[callee], node.arguments.contains(where: { $0.label?.text == "name" }) else { return .visitChildren }
        guard let name = text(of: argument("name", of: node)) else {
            hasComputedTargets = true
            return .skipChildren
        }
        targets.append(
            ManifestFacts.Target(
                name: name, kind: kind, path: text(of: argument("path", of: node)),
                dependencies: argument("dependencies", of: node).map { dependencies(in: $0) } ?? [],
                hasPlugins: argument("plugins", of: node) != nil,
                position: lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
            ))
        return .skipChildren
    }

    private static let kinds: [String: ManifestFacts.Target.Kind] = [
        "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .other, "plugin": .other,
        "systemLibrary": .other, "binaryTarget": .other,
    ]

    private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        call.arguments.first { $0.label?.text == label }?.expression
    }

    private func text(of expression: ExprSyntax?) -> String? {
        expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The names in a list of dependencies. The list can be an array, a constant or a sum of them.
    private func dependencies(in expression: ExprSyntax) -> [String] {
        if let text = text(of: expression) { return [text] }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return constants[reference.baseName.text] ?? [] }
        if let array = expression.as(ArrayExprSyntax.self) { return array.elements.flatMap { dependencies(in: $0.expression) } }
        if let sequence = expression.as(SequenceExprSyntax.self) { return sequence.elements.flatMap { dependencies(in: $0) } }
        if let tuple = expression.as(TupleExprSyntax.self) { return tuple.elements.flatMap { dependencies(in: $0.expression) } }
        if let choice = expression.as(UnresolvedTernaryExprSyntax.self) { return dependencies(in: choice.thenExpression) }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return text(of: argument("name", of: call)).map { [$0] } ?? []
        }
        return []
    }
}
