/// A chain of names, joined by points, in a function body, such as `self.navigationController?.pushViewController(…)`.
///
/// A shorter chain at its beginning is not a fact of its own. The names leave out calls, subscripts and unwrapping, so
/// `makeService().load()` has the names `makeService`, `load`. A part of the chain that is not a name is `_`. The single name of a value,
/// such as `count`, is not a chain.
public struct ChainFact: Hashable, Sendable {
    public var names: [String]
    /// Whether the chain ends with a call of its last name, as in `service.load()`.
    public var isCall: Bool
    /// Those arguments of calls in the chain that are themselves plain chains of names, such as `self.view`.
    public var arguments: [String]
    /// The string literals among the arguments, without quotation marks.
    public var texts: [String]
    /// Whether the chain is in the default value of a parameter. A caller can replace that value.
    public var isDefaultValue: Bool
    /// The local variable that gets the value of the chain, such as `film` in `let film = viewModel.films[row]`; empty if there is none.
    public var local: String
    public var scope: DeclarationScope
    public var position: SourcePosition

    public init(
        names: [String], isCall: Bool, arguments: [String] = [], texts: [String] = [], isDefaultValue: Bool = false,
        local: String = "", scope: DeclarationScope, position: SourcePosition
    ) {
        self.names = names
        self.isCall = isCall
        self.arguments = arguments
        self.texts = texts
        self.isDefaultValue = isDefaultValue
        self.local = local
        self.scope = scope
        self.position = position
    }

    /// The names without a leading `self`.
    public var namesAfterSelf: ArraySlice<String> { names.first == "self" ? names.dropFirst() : names[...] }
    /// The first name that is not `self`.
    public var root: String { namesAfterSelf.first ?? "" }
    public var last: String { names.last ?? "" }
}
