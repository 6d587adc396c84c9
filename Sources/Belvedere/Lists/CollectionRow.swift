/// Items side by side under a title, as many as there are; a person moves along them.
///
/// ```swift
/// let cafes = CollectionRow("Top cafés nearby", viewModel.cafes) { PlaceCell($0) }
/// cafes.onActivate { place in router.push(.place(place.id)) }
/// ```
public final class CollectionRow<Item>: RowContainer<Item> {
    init(title: String, source: RowSource<Item>, cells: ListDataSource<Item, View>) {
        super.init(source: source, cells: cells, visible: 8)
        self.title = title
    }

    override var kind: ViewKind { .collectionRow }
}
