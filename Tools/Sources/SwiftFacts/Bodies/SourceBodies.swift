import SwiftParser
import SwiftSyntax

/// The bodies of the functions in a Swift file, apart from everything else. A running program can take other bodies, if the rest is equal.
///
///     let old = SourceBodies(of: "func title() -> String { \"Home\" }", path: "/app/Title.swift")
///     let new = SourceBodies(of: "func title() -> String { \"Start\" }", path: "/app/Title.swift")
///     new.flatMap { new in old.flatMap(new.edits) }?.code(importing: "Screens")      // replaces the function of the module Screens
///
/// An opaque result, a macro, a subscript or a declaration between `#if` and `#endif` belongs to the rest, with its whole text.
public struct SourceBodies {
    /// The words of the file without the bodies.
    private let declarations: String
    private let bodies: [SourceBody]
    private let imports: [String]
    private let path: String
    /// The names of the modules that the file imports.
    public let importedModules: Set<String>

    /// Reads a file. Nil if it has a syntax error.
    ///
    /// - Complexity: O(n) in the length of the text.
    public init?(of source: String, path: String) {
        var parser = Parser(source, maximumNestingLevel: FactReader.deepestNesting)
        let tree = SourceFileSyntax.parse(from: &parser)
        if tree.hasError { return nil }
        var reader = BodyReader(lines: SourceLocationConverter(fileName: path, tree: tree))
        reader.read(tree)
        bodies = reader.bodies
        declarations = Self.words(of: tree, without: reader.places)
        let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        self.imports = imports.map(\.trimmedDescription)
        importedModules = Set(imports.compactMap { $0.path.first?.name.identifierText })
        self.path = path
    }

    /// The bodies that differ from those of an earlier state of the file. Nil if anything else differs too.
    ///
    /// - Complexity: O(n) in the length of the file.
    public func edits(since earlier: SourceBodies) -> EditedBodies? {
        guard declarations == earlier.declarations, bodies.count == earlier.bodies.count else { return nil }
        let edited = zip(bodies, earlier.bodies).filter { $0.words != $1.words }.map(\.0)
        return EditedBodies(bodies: edited, imports: imports, path: path)
    }

    /// The words between two positions, without spaces and comments.
    static func words(of node: some SyntaxProtocol, without places: [Range<AbsolutePosition>] = []) -> String {
        var words = "", rest = places[...]
        for token in node.tokens(viewMode: .sourceAccurate) {
            while let place = rest.first, token.position >= place.upperBound { rest.removeFirst() }
            if let place = rest.first, place.contains(token.position) { continue }
            words += token.text
            words += "\u{0}"
        }
        return words
    }
}

/// The functions of a file whose bodies a person has edited.
public struct EditedBodies {
    private let bodies: [SourceBody]
    private let imports: [String]
    private let path: String

    init(bodies: [SourceBody], imports: [String], path: String) {
        self.bodies = bodies
        self.imports = imports
        self.path = path
    }

    public var isEmpty: Bool { bodies.isEmpty }

    /// The names through which other code reaches the functions: those of their types, and those of functions outside of types.
    public var names: Set<String> { Set(bodies.flatMap(\.names)) }

    /// Whether each function belongs to a type that inherits from one of these types, by its own declaration.
    public func allInherit(fromOneOf types: Set<String>) -> Bool {
        bodies.allSatisfy { !$0.inheritedTypes.isDisjoint(with: types) }
    }

    /// The Swift code of a module that replaces the functions when a program opens it.
    ///
    /// - Parameters:
    ///   - module: The module of the file. It must be compiled with the options `-enable-implicit-dynamic` and `-enable-private-imports`.
    ///   - number: A number that differs for each file of the new module.
    /// - Complexity: O(n) in the length of the functions.
    public func code(importing module: String, number: Int = 0) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let parts = bodies.enumerated().map { $1.code(named: "belvedereEdited\(number)_\($0)", path: path) }
        return (imports + ["@_private(sourceFile: \(SourceBody.quoted(file))) import \(module)"] + parts).joined(separator: "\n") + "\n"
    }
}
