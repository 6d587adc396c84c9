import SwiftSyntax

extension RouteSwitch {
    /// An insertion that adds a link to the screen of a case. Returns nil if the place is not certain.
    ///
    /// The code that builds the screen needs exactly one argument `links` with an array. Its last element, if it has one, ends with a
    /// comma, so that each link is a text of its own:
    ///
    /// ```swift
    /// case .home:
    ///     HomeScreen(viewModel: HomeViewModel(), links: [
    ///         Link("Profile", to: HabitsRoute.profile, in: router),
    ///     ])
    /// ```
    ///
    /// - Parameters:
    ///   - link: The expression of the link.
    ///   - caseName: The name of the case whose screen gets the link.
    public func insertion(ofLink link: String, onScreenOf caseName: String) -> SourceInsertion? {
        let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.filter { Self.names(of: $0) == [caseName] }
        guard cases.count == 1, let screen = cases.first else { return nil }
        let arguments = screen.statements.descendants(LabeledExprSyntax.self).filter { $0.label?.text == "links" }
        guard arguments.count == 1, let array = arguments.first?.expression.as(ArrayExprSyntax.self) else { return nil }
        var end = array.leftSquare.endPositionBeforeTrailingTrivia
        if let last = array.elements.last {
            guard let comma = last.trailingComma else { return nil }
            end = comma.endPositionBeforeTrailingTrivia
        }
        let bytes = Array(source.utf8)
        guard endsLine(at: end.utf8Offset, in: bytes) else { return nil }
        let indent = indentation(at: array.rightSquare.positionAfterSkippingLeadingTrivia.utf8Offset, in: bytes)
        return SourceInsertion(offset: end.utf8Offset, text: "\n\(indent)    \(link),")
    }
}
