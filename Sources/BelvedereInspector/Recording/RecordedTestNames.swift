/// How the apps of a host are named in recorded tests.
///
/// A recording knows the address of an app and not the code that makes it. Say that code for each address:
///
/// ```swift
/// var names = RecordedTestNames()
/// names["/hello"] = RecordedTestNames.Expression(".hello", imports: ["Hello"])
/// ```
///
/// An app that is not named gets an expression made of its name, as `.myNotes` of "My notes", which you put right after copying.
nonisolated public struct RecordedTestNames: Sendable, Hashable {
    /// The code that makes an app.
    nonisolated public struct Expression: Sendable, Hashable {
        /// The expression in Swift, e.g. `.contacts(store: store)`.
        public var code: String
        /// The modules that it needs.
        public var imports: [String]
        /// Lines of Swift before it, e.g. `let store = FakeContactStore()`.
        public var preparation: [String]

        /// An expression with what it needs around it.
        ///
        /// - Parameters:
        ///   - code: the expression in Swift.
        ///   - imports: the modules that it needs.
        ///   - preparation: lines of Swift before it.
        /// - Complexity: O(1).
        public init(_ code: String, imports: [String] = [], preparation: [String] = []) {
            self.code = code
            self.imports = imports
            self.preparation = preparation
        }
    }

    private var expressions: [String: Expression] = [:]

    /// Names that nobody has given.
    public init() {}

    /// The code that makes the app at an address.
    public subscript(path: String) -> Expression? {
        get { expressions[path] }
        set { expressions[path] = newValue }
    }

    /// A recording as a test, with a name made of the name of the app.
    func test(of recording: Recording, named name: String) -> SwiftTest {
        let name = Self.identifier(of: name)
        let expression = expressions[recording.application] ?? Expression("." + name)
        return SwiftTest(
            recording, named: name, opening: expression.code, imports: expression.imports, preparation: expression.preparation
        )
    }

    /// A name in Swift made of words.
    private static func identifier(of text: String) -> String {
        let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let joined = words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
        return joined.first?.isLetter == true ? joined : "app" + joined
    }
}
