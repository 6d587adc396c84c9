import SwiftParser
import SwiftSyntax

/// The call in the main file of a server that shows apps: `BrowserHost([.habits]).main()`.
///
/// ```swift
/// let call = HostCall(source: "import BelvedereBrowser\n\nawait BrowserHost([.habits]).main()\n")
/// print(call?.application ?? "none")       // .habits
/// ```
public struct HostCall {
    /// The expression for the first app, such as `.habits`.
    public let application: String
    /// The expression of the argument `admit`; nil if the host admits everyone.
    public let admission: String?
    /// The expression of the argument `adding`; nil if the server has no routes of its own.
    public let routes: String?
    private let host: FunctionCallExprSyntax
    private let run: FunctionCallExprSyntax
    private let statement: CodeBlockItemSyntax
    private let source: String

    /// Finds the call. Returns nil if the source has none in this form, or several.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the source.
    public init?(source: String) {
        let tree = Parser.parse(source: source)
        let hosts = tree.descendants(FunctionCallExprSyntax.self).filter { $0.calledExpression.trimmedDescription == "BrowserHost" }
        guard hosts.count == 1, let host = hosts.first,
            let applications = host.arguments.first(where: { $0.label == nil })?.expression.as(ArrayExprSyntax.self),
            let application = applications.elements.first?.expression.trimmedDescription,
            let member = host.parent?.as(MemberAccessExprSyntax.self), ["main", "run"].contains(member.declName.baseName.text),
            let run = member.parent?.as(FunctionCallExprSyntax.self), run.trailingClosure == nil, run.rightParen != nil,
            let statement = tree.statements.first(where: { item in
                item.position <= host.position && host.position < item.endPosition
            })
        else { return nil }
        self.application = application
        admission = host.argument("admit")?.trimmedDescription
        routes = run.argument("adding")?.trimmedDescription
        (self.host, self.run, self.statement, self.source) = (host, run, statement, source)
    }

    /// The insertions that add a statement before the call, and the arguments `admit` and `adding` to it. Returns nil if the statement
    /// does not begin on its own line, below another line.
    ///
    /// - Parameters:
    ///   - before: A statement, such as `prepare()`.
    ///   - admission: The expression for `admit`.
    ///   - routes: The expression for `adding`.
    /// - Returns: The insertions, the last one in the file first. So the offsets of the others stay right.
    public func insertions(before: String, admission: String, routes: String) -> [SourceInsertion]? {
        let bytes = Array(source.utf8)
        let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
        guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        // The end of the line above, which may be empty. In a file with CR LF, the line ends before both.
        let end = start > 1 && bytes[start - 2] == 13 ? start - 2 : start - 1
        return [
            argument("adding: \(routes)", of: run), argument("admit: \(admission)", of: host),
            SourceInsertion(offset: end, text: "\n\(before)"),
        ]
    }

    /// An insertion of an argument at the end of a call.
    private func argument(_ text: String, of call: FunctionCallExprSyntax) -> SourceInsertion {
        if let last = call.arguments.last {
            return SourceInsertion(offset: last.endPositionBeforeTrailingTrivia.utf8Offset, text: ", \(text)")
        }
        let offset = call.leftParen?.endPositionBeforeTrailingTrivia.utf8Offset ?? call.endPositionBeforeTrailingTrivia.utf8Offset
        return SourceInsertion(offset: offset, text: text)
    }
}
