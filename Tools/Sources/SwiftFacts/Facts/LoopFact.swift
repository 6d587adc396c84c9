/// A loop over the values of a chain of names, such as `for item in viewModel.items { … }` or `items.forEach { item in … }`.
public struct LoopFact: Hashable, Sendable {
    /// The name of the variable for each value; empty if the pattern is not a single name.
    public var variable: String
    /// The names of the sequence, such as `viewModel`, `items`.
    public var sequence: [String]
    /// Whether the loop adds only those values to another collection that meet a condition. Then it does the work of `filter`.
    public var selects: Bool
    public var scope: DeclarationScope
    public var position: SourcePosition

    public init(variable: String, sequence: [String], selects: Bool, scope: DeclarationScope, position: SourcePosition) {
        self.variable = variable
        self.sequence = sequence
        self.selects = selects
        self.scope = scope
        self.position = position
    }
}
