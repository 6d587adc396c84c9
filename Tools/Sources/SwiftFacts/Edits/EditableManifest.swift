import SwiftParser
import SwiftSyntax

/// The targets that a `Package.swift` declares, found by parsing the file without running it. It also finds the position at which new
/// targets can be inserted.
///
/// ```swift
/// let manifest = EditableManifest(source: #"let package = Package(name: "habits", targets: [.target(name: "Habits")])"#)
/// print(manifest.targets.map(\.name))       // ["Habits"]
/// ```
public struct EditableManifest {
    static let targetKinds: Set = ["target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget"]

    let source: String
    let tree: SourceFileSyntax

    /// - Complexity: O(*n*), where *n* is the length of the source.
    public init(source: String) {
        self.source = source
        tree = Parser.parse(source: source)
    }

    /// Whether a target of the package has the compiler setting `InternalImportsByDefault`, which makes imports internal.
    public var hasInternalImports: Bool { source.contains("\"InternalImportsByDefault\"") }

    /// Whether a target of the package isolates its declarations to an actor by default.
    public var hasDefaultIsolation: Bool { source.contains(".defaultIsolation(") }

    /// The targets that the manifest declares one by one. Targets that a loop or a function creates are not included.
    public var targets: [ManifestTarget] {
        let constants = productConstants
        return tree.descendants(FunctionCallExprSyntax.self).compactMap { call in
            guard let kind = memberName(of: call), Self.targetKinds.contains(kind), !isDependency(call),
                let name = call.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText
            else { return nil }
            var dependencies: [String] = []
            var packages: [String: String] = [:]
            if let list = call.argument("dependencies") {
                for literal in list.descendants(StringLiteralExprSyntax.self) where isName(literal) {
                    if let text = literal.plainText { dependencies.append(text) }
                }
                for reference in list.descendants(DeclReferenceExprSyntax.self) {
                    guard let product = constants[reference.baseName.text] else { continue }
                    dependencies.append(product.name)
                    packages[product.name] = product.package
                }
                for product in list.descendants(FunctionCallExprSyntax.self).compactMap({ product(of: $0) }) {
                    packages[product.name] = product.package
                }
            }
            return ManifestTarget(
                kind: kind, name: name, path: call.argument("path")?.as(StringLiteralExprSyntax.self)?.plainText,
                dependencies: dependencies, packages: packages, settings: call.argument("swiftSettings")?.trimmedDescription,
                usesPlugins: call.argument("plugins") != nil
            )
        }
    }

    /// An insertion that adds new targets to the manifest; nil if the manifest has an unusual form.
    ///
    /// - Parameter targets: An expression for each target, such as `.target(name: "Habits")`. Its first line is not indented.
    public func insertion(ofTargets targets: [String]) -> SourceInsertion? {
        if targets.isEmpty { return nil }
        let bytes = Array(source.utf8)
        for call in tree.descendants(FunctionCallExprSyntax.self) where call.calledExpression.trimmedDescription == "Package" {
            guard let array = call.argument("targets")?.as(ArrayExprSyntax.self) else { continue }
            guard let last = array.elements.last else { continue }
            let start = last.positionAfterSkippingLeadingTrivia.utf8Offset
            let isOwnLine = indentation(at: start, in: bytes).utf8.count == start - lineStart(of: start, in: bytes)
            if !isOwnLine { return nil }
            let indent = indentation(at: start, in: bytes)
            let text = targets.map { "\n" + indented($0, by: indent) }
            if last.trailingComma != nil {
                let end = last.endPosition.utf8Offset
                return endsLine(at: end, in: bytes) ? SourceInsertion(offset: end, text: text.map { $0 + "," }.joined()) : nil
            }
            let end = last.endPositionBeforeTrailingTrivia.utf8Offset
            // Insert only if nothing comes after the last target on its line. Otherwise a comment about the last target would be after the
            // new one.
            return endsLine(at: end, in: bytes) ? SourceInsertion(offset: end, text: text.map { "," + $0 }.joined()) : nil
        }
        // The manifest has no array of targets in the call of `Package`, or the array is empty. So add the targets with a statement at the
        // end of the file.
        let declares = tree.statements.contains { item in
            item.item.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == "package" } == true
        }
        if !declares { return nil }
        let list = targets.map { indented($0, by: "    ") + ",\n" }.joined()
        let separator = source.hasSuffix("\n") ? "\n" : "\n\n"
        return SourceInsertion(offset: bytes.count, text: "\(separator)package.targets += [\n\(list)]\n")
    }

    // MARK: Reading

    private var productConstants: [String: (name: String, package: String)] {
        var constants: [String: (name: String, package: String)] = [:]
        for binding in tree.descendants(PatternBindingSyntax.self) {
            guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), let product = product(of: call) else { continue }
            constants[binding.pattern.trimmedDescription] = product
        }
        return constants
    }

    private func product(of call: FunctionCallExprSyntax) -> (name: String, package: String)? {
        guard memberName(of: call) == "product", let name = call.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText,
            let package = call.argument("package")?.as(StringLiteralExprSyntax.self)?.plainText
        else { return nil }
        return (name, package)
    }

    func memberName(of call: FunctionCallExprSyntax) -> String? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// Whether the call is a dependency of a target. A `.target(name:)` in a list of dependencies declares no target.
    func isDependency(_ call: FunctionCallExprSyntax) -> Bool {
        var node = call.parent
        while let current = node {
            if let argument = current.as(LabeledExprSyntax.self), argument.label?.text == "dependencies" { return true }
            node = current.parent
        }
        return false
    }

    /// Whether a text in a list of dependencies is the name of a target or a product, and not the name of its package.
    private func isName(_ literal: StringLiteralExprSyntax) -> Bool {
        guard let label = literal.parent?.as(LabeledExprSyntax.self)?.label?.text else { return true }
        return label == "name"
    }

    func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
        (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    private func indented(_ text: String, by indent: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 }.joined(separator: "\n")
    }
}
