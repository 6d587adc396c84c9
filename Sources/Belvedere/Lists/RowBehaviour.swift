/// What an author wants done for the rows of a list: how cells are made, and what a person can do with them.
///
/// All of it are closures that may hold the screen, so it is kept in one place and let go of in one step.
final class RowBehaviour<Item> {
    let cells: ListDataSource<Item, View>
    /// Called when a person activates a row. Rows are buttons for assistive technology while this is set.
    var activation = Handler<Item>.none
    /// Where that was given.
    var activationPlace: HandlerPlace?
    var actions: [RowAction<Item>] = []

    init(cells: ListDataSource<Item, View>) {
        self.cells = cells
    }
}
