import SwiftSyntax

extension EditableManifest {
    /// The names of the packages that the manifest declares as dependencies, in small letters: the last part of the address or the path.
    public var packages: Set<String> {
        Set(
            tree.descendants(FunctionCallExprSyntax.self).filter { memberName(of: $0) == "package" }.flatMap { call in
                ["name", "url", "path"].compactMap { call.argument($0)?.as(StringLiteralExprSyntax.self)?.plainText }.map(Self.packageName)
            })
    }

    /// The name of the package at an address, in small letters: `grdb.swift` for `https://github.com/groue/GRDB.swift`.
    public static func packageName(of address: String) -> String {
        let last = address.split(separator: "/").last?.lowercased() ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// An insertion that adds a package to the dependencies of the package; nil if the manifest has an unusual form.
    ///
    /// - Parameter text: The expression, such as `.package(url: "https://example.com/habits", from: "1.0.0")`.
    public func insertion(ofPackage text: String) -> SourceInsertion? {
        let calls = tree.descendants(FunctionCallExprSyntax.self).filter { $0.calledExpression.trimmedDescription == "Package" }
        return calls.first?.argument("dependencies")?.as(ArrayExprSyntax.self).flatMap { insertion(of: text, in: $0) }
    }

    /// An insertion that adds a dependency to a target; nil if the target has an unusual form.
    ///
    /// - Parameter text: The expression, such as `.product(name: "Habits", package: "habits")`.
    public func insertion(ofDependency text: String, toTarget name: String) -> SourceInsertion? {
        declaration(ofTarget: name)?.argument("dependencies")?.as(ArrayExprSyntax.self).flatMap { insertion(of: text, in: $0) }
    }

    /// The declaration of a target, in bytes of UTF-8; nil if the manifest does not declare it one by one.
    public func range(ofTarget name: String) -> Range<Int>? {
        declaration(ofTarget: name).map { $0.position.utf8Offset..<$0.endPosition.utf8Offset }
    }

    private func declaration(ofTarget name: String) -> FunctionCallExprSyntax? {
        tree.descendants(FunctionCallExprSyntax.self).first { call in
            memberName(of: call).map(Self.targetKinds.contains) == true && !isDependency(call)
                && call.argument("name")?.as(StringLiteralExprSyntax.self)?.plainText == name
        }
    }

    /// An insertion of an element at the end of an array.
    private func insertion(of text: String, in array: ArrayExprSyntax) -> SourceInsertion? {
        let bytes = Array(source.utf8)
        guard let last = array.elements.last else {
            return SourceInsertion(offset: array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset, text: text)
        }
        let start = last.positionAfterSkippingLeadingTrivia.utf8Offset
        let indent = indentation(at: start, in: bytes)
        let hasComma = last.trailingComma != nil
        if indent.utf8.count != start - lineStart(of: start, in: bytes) {
            return SourceInsertion(offset: last.endPositionBeforeTrailingTrivia.utf8Offset, text: hasComma ? " \(text)," : ", \(text)")
        }
        let end = (hasComma ? last.endPosition : last.endPositionBeforeTrailingTrivia).utf8Offset
        // A comment about the last element must not stand after the new one.
        guard endsLine(at: end, in: bytes) else { return nil }
        return SourceInsertion(offset: end, text: hasComma ? "\n\(indent)\(text)," : ",\n\(indent)\(text)")
    }
}
