/// A field for looking things up; hosts show it as such, with a way to clear it.
///
/// ```swift
/// let search = SearchField("Search contacts")
/// search.bind(viewModel.searchText)
/// ```
public final class SearchField: TextField {
    /// An empty field for looking things up. The title says where it looks.
    public init(_ title: String = "") {
        super.init(title)
    }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .searchField }
}

nonisolated extension ViewKind {
    /// A field for looking things up.
    public static let searchField = ViewKind(
        "searchField", role: .textField, properties: TextField.properties, names: [TextField.title, TextField.placeholder],
        value: .text(TextField.text), events: [.input, .submit, .endEditing]
    )
}
