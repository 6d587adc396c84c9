/// What is filled into a text: a number, which the text may depend on, or another text.
///
/// Generated code makes them. You meet them only if you make a ``TextCatalogue`` yourself.
public enum TextArgument: Sendable, Hashable {
    /// A whole number, written by the locale of the text.
    case number(Int)
    /// A text that is taken as it is, such as a name, or a date that has been formatted.
    case text(String)
}
