import SwiftParser
import SwiftSyntax

/// The enum of an app's routes in a source file. It also finds the position at which a new case can be inserted.
///
/// ```swift
/// let routes = RouteEnumeration.all(in: "enum HabitsRoute: Route {\n    case list\n}\n")
/// print(routes.first?.cases ?? [])        // ["list"]
/// ```
public struct RouteEnumeration {
    /// The name of the enum.
    public let name: String
    /// The names of the cases in their order.
    public let cases: [String]
    private let declaration: EnumDeclSyntax
    private let source: String

    /// Whether other modules see the enum.
    public var isPublic: Bool { declaration.modifiers.contains { $0.name.text == "public" } }

    /// The enums of a file that conform to `Route`.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the source.
    public static func all(in source: String) -> [RouteEnumeration] {
        // Parsing a file is slow, and most files have no routes. So search for the word first.
        guard source.contains("Route") else { return [] }
        return Parser.parse(source: source).descendants(EnumDeclSyntax.self).compactMap { declaration in
            let types =
                declaration.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription.split(separator: ".").last ?? "" } ?? []
            guard types.contains("Route") else { return nil }
            let cases = caseDeclarations(of: declaration).flatMap { $0.elements.map(\.name.text) }
            return RouteEnumeration(name: declaration.name.text, cases: cases, declaration: declaration, source: source)
        }
    }

    /// An insertion that adds a case to the enum, below its last case. Returns nil if the enum has an unusual form.
    ///
    /// - Parameter text: The new case with its associated values, such as `add(Int)`.
    public func insertion(ofCase text: String) -> SourceInsertion? {
        let bytes = Array(source.utf8)
        guard let last = Self.caseDeclarations(of: declaration).last else {
            let brace = declaration.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            if !endsLine(at: brace, in: bytes) { return nil }
            let indent = indentation(at: declaration.positionAfterSkippingLeadingTrivia.utf8Offset, in: bytes)
            return SourceInsertion(offset: brace, text: "\n\(indent)    case \(text)")
        }
        let member = last.parent?.as(MemberBlockItemSyntax.self)
        let end = (member?.endPosition ?? last.endPosition).utf8Offset
        if endsLine(at: end, in: bytes) {
            let indent = indentation(at: last.positionAfterSkippingLeadingTrivia.utf8Offset, in: bytes)
            return SourceInsertion(offset: end, text: "\n\(indent)case \(text)")
        }
        // The enum is on a single line: `enum R: Route { case list }`.
        let bare = (member?.endPositionBeforeTrailingTrivia ?? last.endPositionBeforeTrailingTrivia).utf8Offset
        return SourceInsertion(offset: bare, text: "; case \(text)")
    }

    /// The case declarations directly in the enum. Those inside an `#if` are left out.
    private static func caseDeclarations(of declaration: EnumDeclSyntax) -> [EnumCaseDeclSyntax] {
        declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    }
}
