/// A chain of names in a body, such as `self.navigationController?.pushViewController(…)`.
///
/// Only the whole chain is a fact, not each of its parts. Calls, subscripts and unwrapping in it are left out of the names; a
/// part that is no name is `_`, so `makeService().load()` has the names `makeService`, `load`. The name of a value that stands alone, such as `count`, is
/// no chain.
public struct ChainFact: Hashable, Sendable {
    public var names: [String]
    /// Whether the last name is called.
    public var isCall: Bool
    /// What is handed to calls in the chain, where it is a plain chain of names itself, such as `self.view`.
    public var arguments: [String]
    /// The texts among the arguments, without their quotation marks.
    public var texts: [String]
    /// Whether it stands in the default value of a parameter, which a caller may replace.
    public var isDefaultValue: Bool
    public var scope: DeclarationScope
    public var position: SourcePosition

    public init(
        names: [String], isCall: Bool, arguments: [String] = [], texts: [String] = [], isDefaultValue: Bool = false,
        scope: DeclarationScope, position: SourcePosition
    ) {
        self.names = names
        self.isCall = isCall
        self.arguments = arguments
        self.texts = texts
        self.isDefaultValue = isDefaultValue
        self.scope = scope
        self.position = position
    }

    /// The names without a leading `self`.
    public var namesAfterSelf: ArraySlice<String> { names.first == "self" ? names.dropFirst() : names[...] }
    /// The first name that is not `self`.
    public var root: String { namesAfterSelf.first ?? "" }
    public var last: String { names.last ?? "" }
}
