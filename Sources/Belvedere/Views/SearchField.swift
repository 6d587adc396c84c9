/// A field for looking things up; hosts show it as such, with a way to clear it.
///
/// ```swift
/// let search = SearchField("Search contacts")
/// search.bind(viewModel.searchText)
/// ```
public final class SearchField: TextField {
    public init(_ title: String = "") {
        super.init(title)
    }

    override var kind: ViewKind { .searchField }
}
