public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// Creates, shows, changes and deletes names.
    public static let crud = BelvedereApp("CRUD", path: "/sevenguis/crud", summary: "A list, and fields for what is selected in it") { _ in
        Window(NamesScreen(viewModel: NamesViewModel()))
    }
}
