public import Belvedere
internal import SevenGUIsModel

extension BelvedereApp {
    /// The app CRUD, which creates, reads, updates and deletes names.
    public static let crud = BelvedereApp("CRUD", path: "/sevenguis/crud", summary: SevenGUIsTexts.crudSummary) { _ in
        Window(NamesScreen(viewModel: NamesViewModel()))
    }
}
