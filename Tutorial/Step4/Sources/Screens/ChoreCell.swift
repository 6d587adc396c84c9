import Belvedere

/// A row of the list: what is to be done, and whether it is.
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
