/// What the tools know of a Swift file, without its syntax tree.
///
/// Plain values: they cross threads, are kept between runs, and cost a fraction of the tree.
///
///     let facts = FactReader().facts(of: "import UIKit")
///     facts.imports[0].module        // UIKit
public struct FileFacts: Hashable, Sendable {
    public var imports: [ImportFact] = []
    public var types: [TypeFact] = []
    public var references: [ReferenceFact] = []
    public var chains: [ChainFact] = []
    public var closures: [ClosureFact] = []
    public var forces: [ForceFact] = []
    public var directives: [DirectiveFact] = []
    /// The free functions and constants of the file.
    public var globals: [String] = []
    public var lineCount = 0
    /// The first place that the parser does not understand. The facts before and after it are there, but some may be missing.
    public var syntaxError: SourcePosition?

    public init() {}
}
