import SwiftParser
import SwiftSyntax

extension TypeName {
    /// Parses the text of a type, for example a text from the compiler's index.
    ///
    ///     TypeName(source: "Optional<Login.LoginService>", position: place)?.names     // ["Optional", "Login.LoginService"]
    ///
    /// - Returns: nil if the text is not a type.
    public init?(source: String, position: SourcePosition) {
        var parser = Parser(source, maximumNestingLevel: FactReader.deepestNesting)
        let type = TypeSyntax.parse(from: &parser)
        guard !type.hasError, !source.isEmpty else { return nil }
        let names = TypeNameReader.names(in: type)
        self.init(text: source, names: names.map(\.text), heldNames: names.filter(\.isHeld).map(\.text), position: position)
    }
}
