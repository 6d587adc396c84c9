public import Belvedere
public import SevenGUIsModel

/// The fifth task of 7GUIs: a list, and fields for the one that is selected in it.
public final class NamesScreen: Screen {
    public init(viewModel: NamesViewModel) {
        let list = List(viewModel.shown) { person in Label(person.listed) }
        list.accessibilityName = "Names"
        list.onActivate { viewModel.select($0) }
        super.init(
            title: "CRUD",
            content: Stack(
                TextField("Filter prefix").bind(viewModel.prefix),
                list,
                TextField("Name").bind(viewModel.name),
                TextField("Surname").bind(viewModel.surname),
                Stack(
                    .horizontal,
                    Button("Create", role: .primary, command: viewModel.create),
                    Button("Update", command: viewModel.update),
                    Button("Delete", role: .destructive, command: viewModel.delete)
                )
            ))
        viewModel.selected.bindAndFire(to: list) { list, selected in list.selection = { $0.id == selected } }
    }
}
