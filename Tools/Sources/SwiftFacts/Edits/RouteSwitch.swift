import SwiftParser
import SwiftSyntax

/// A `switch` that makes the screens of routes: in `screen(for:)`, or in the closure of a `Window`.
public struct RouteSwitch {
    /// The names of the cases that have a screen.
    public let cases: [String]
    /// The expression for the router in this code, such as `router`; nil if there is none.
    public let router: String?
    let node: SwitchExprSyntax
    let source: String

    /// All `switch` statements in a source file that create the screens for an enum of routes.
    ///
    /// - Parameters:
    ///   - cases: The names of the enum's cases.
    ///   - source: The text of the file.
    /// - Complexity: O(*n*), where *n* is the length of the source.
    public static func all(for routeType: String, cases: [String], in source: String) -> [RouteSwitch] {
        guard source.contains("switch") else { return [] }
        return Parser.parse(source: source).descendants(SwitchExprSyntax.self).compactMap { node in
            let names = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap { Self.names(of: $0) }
            guard !names.isEmpty, names.allSatisfy(cases.contains) else { return nil }
            guard let place = place(of: Syntax(node), routeType: routeType) else { return nil }
            return RouteSwitch(cases: names, router: place.router, node: node, source: source)
        }
    }

    /// An insertion that adds a case to the `switch`, below its last case with a route. Returns nil if the `switch` has an unusual form.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the new case, such as `.add`.
    ///   - expression: The expression that creates the screen.
    public func insertion(ofPattern pattern: String, building expression: String) -> SourceInsertion? {
        let bytes = Array(source.utf8)
        let named = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.filter { !Self.names(of: $0).isEmpty }
        guard let last = named.last else { return nil }
        let end = last.endPosition.utf8Offset
        let start = last.positionAfterSkippingLeadingTrivia.utf8Offset
        guard endsLine(at: end, in: bytes) else { return nil }
        let indent = indentation(at: start, in: bytes)
        let returns = last.statements.first?.item.is(ReturnStmtSyntax.self) == true ? "return " : ""
        let isOwnLine = bytes[start..<end].contains(UInt8(ascii: "\n"))
        let body = isOwnLine ? "\n\(indent)    \(returns)\(expression)" : " \(returns)\(expression)"
        return SourceInsertion(offset: end, text: "\n\(indent)case \(pattern):\(body)")
    }

    // MARK: Reading

    private struct Place {
        let router: String?
    }

    static func names(of node: SwitchCaseSyntax) -> [String] {
        guard case .case(let label) = node.label else { return [] }
        return label.caseItems.compactMap { $0.pattern.descendants(MemberAccessExprSyntax.self).first?.declName.baseName.text }
    }

    /// Finds out whether a `switch` creates screens. Its nearest function or closure decides: a `switch` in a computed property of the enum
    /// creates none.
    private static func place(of node: Syntax, routeType: String) -> Place? {
        var parent = node.parent
        while let current = parent {
            if let function = current.as(FunctionDeclSyntax.self) {
                let parameter = function.signature.parameterClause.parameters.first
                guard function.name.text == "screen", parameter?.firstName.text == "for", parameter?.type.trimmedDescription == routeType
                else { return nil }
                return Place(router: "router")
            }
            if let closure = current.as(ClosureExprSyntax.self) {
                guard
                    let call = closure.parent?.as(FunctionCallExprSyntax.self)
                        ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
                    call.calledExpression.trimmedDescription == "Window"
                else { return nil }
                return Place(router: call.arguments.first?.expression.trimmedDescription)
            }
            if current.is(AccessorDeclSyntax.self) || current.is(EnumDeclSyntax.self) { return nil }
            parent = current.parent
        }
        return nil
    }
}
