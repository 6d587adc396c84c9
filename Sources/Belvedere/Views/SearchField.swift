/// A field for search text. Hosts show it as a search field with a button that clears it.
///
/// ```swift
/// let search = SearchField("Search contacts")
/// search.bind(viewModel.searchText)
/// ```
public final class SearchField: TextField {
    /// Creates an empty search field. The title says which data is searched, as in `SearchField("Search contacts")`.
    public init(_ title: String = "") {
        super.init(title)
    }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .searchField }
}

nonisolated extension ViewKind {
    /// The view kind of `SearchField`: a field for search text.
    public static let searchField = textField("searchField")
}
