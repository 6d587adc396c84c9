/// The facts that the tools need about a Swift file: its types, imports, references and so on, without its syntax tree.
///
/// Facts are plain values. They can be sent between threads and stored between runs, and they need much less memory than the tree.
///
///     let facts = FactReader().facts(of: "import UIKit")
///     facts.imports[0].module        // UIKit
public struct FileFacts: Hashable, Sendable {
    public var imports: [ImportFact] = []
    public var types: [TypeFact] = []
    public var references: [ReferenceFact] = []
    public var chains: [ChainFact] = []
    public var closures: [ClosureFact] = []
    public var loops: [LoopFact] = []
    public var forces: [ForceFact] = []
    public var directives: [DirectiveFact] = []
    /// The free functions and constants of the file that other files can name.
    public var globals: [String] = []
    /// The hashes of the words outside imports, in ascending order. They are missing if the file imports only well-known frameworks.
    public var words: [UInt32] = []
    public var offer = OfferFact()
    public var lineCount = 0
    /// The position of the first syntax error; nil if there is none. The parser continues after an error, but some facts may be missing.
    public var syntaxError: SourcePosition?

    public init() {}
}
