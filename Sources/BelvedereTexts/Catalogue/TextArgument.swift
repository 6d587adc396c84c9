/// A value that is filled into a text: a number, which the text may depend on, or another text.
///
/// Generated code makes these values. You need them only if you make a ``TextCatalogue`` yourself.
public enum TextArgument: Sendable, Hashable {
    /// A whole number, in the format of the text's locale.
    case number(Int)
    /// A text that is used without changes, such as a name or a formatted date.
    case text(String)
}
