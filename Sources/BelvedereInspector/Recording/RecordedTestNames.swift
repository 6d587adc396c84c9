/// The Swift code that makes each app of a host, for use in recorded tests.
///
/// A recording contains the address of an app, but not the code that makes the app. Set that code for each address:
///
/// ```swift
/// var names = RecordedTestNames()
/// names["/hello"] = RecordedTestNames.Expression(".hello", imports: ["Hello"])
/// ```
///
/// An app without an entry gets an expression made of its name, such as `.myNotes` for "My notes". Correct it after copying the test.
nonisolated public struct RecordedTestNames: Sendable, Hashable {
    /// The code that makes an app.
    nonisolated public struct Expression: Sendable, Hashable {
        /// The expression in Swift, e.g. `.contacts(store: store)`.
        public var code: String
        /// The modules that the expression needs.
        public var imports: [String]
        /// Lines of Swift before the expression, e.g. `let store = FakeContactStore()`.
        public var preparation: [String]

        /// An expression with its imports and preparation.
        ///
        /// - Parameters:
        ///   - code: The expression in Swift.
        ///   - imports: The modules that the expression needs.
        ///   - preparation: Lines of Swift before the expression.
        /// - Complexity: O(1).
        public init(_ code: String, imports: [String] = [], preparation: [String] = []) {
            self.code = code
            self.imports = imports
            self.preparation = preparation
        }
    }

    private var expressions: [String: Expression] = [:]

    /// No code for any app, so each app gets an expression made of its name.
    public init() {}

    /// The code that makes the app at an address.
    public subscript(path: String) -> Expression? {
        get { expressions[path] }
        set { expressions[path] = newValue }
    }

    /// Returns a recording as a test. The name of the test's function is made from the name of the app.
    func test(of recording: Recording, named name: String) -> SwiftTest {
        let name = Self.identifier(of: name)
        let expression = expressions[recording.application] ?? Expression("." + name)
        return SwiftTest(
            recording, named: name, opening: expression.code, imports: expression.imports, preparation: expression.preparation
        )
    }

    /// Makes a Swift identifier from a text, such as `myNotes` from "My notes".
    private static func identifier(of text: String) -> String {
        let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let joined = words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
        return joined.first?.isLetter == true ? joined : "app" + joined
    }
}
