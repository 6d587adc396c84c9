public import Belvedere
public import SevenGUIsModel

/// The screen of the fifth task of 7GUIs: a list, and fields for the selected name.
public final class NamesScreen: Screen {
    public init(viewModel: NamesViewModel) {
        let list = List(viewModel.shown) { person in Label(person.listed) }
        list.accessibilityName = SevenGUIsTexts.names
        list.onActivate { viewModel.select($0) }
        super.init(
            title: "CRUD",
            content: TaskCard(
                SevenGUIsTexts.crudHint,
                TextField(SevenGUIsTexts.filterPrefix).bind(viewModel.prefix),
                list,
                TextField(SevenGUIsTexts.name).bind(viewModel.name),
                TextField(SevenGUIsTexts.surname).bind(viewModel.surname),
                Stack(
                    .horizontal,
                    Button(SevenGUIsTexts.create, role: .primary, command: viewModel.create),
                    Button(SevenGUIsTexts.update, command: viewModel.update),
                    Button(SevenGUIsTexts.delete, role: .destructive, command: viewModel.delete)
                )
            ))
        viewModel.selected.bindAndFire(to: list) { list, selected in list.selection = { $0.id == selected } }
    }
}
