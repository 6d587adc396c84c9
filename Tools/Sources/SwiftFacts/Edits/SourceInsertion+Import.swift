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
}
