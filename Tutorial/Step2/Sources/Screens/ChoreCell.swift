import Belvedere

/// A row of the list: the name of a chore, and a mark if it is done.
final class ChoreCell: Stack {
    private let name = Label()
    private let badge = Badge("Done", tone: .success)

    init() {
        super.init(.horizontal, [name, badge])
    }

    func show(_ chore: Chore) {
        name.text = chore.name
        badge.isHidden = !chore.isDone
    }
}
