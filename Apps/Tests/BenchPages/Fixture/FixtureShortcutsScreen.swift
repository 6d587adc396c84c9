internal import Belvedere

/// A screen whose buttons and menu entries have shortcuts.
final class FixtureShortcutsScreen: Screen {
    init() {
        let told = Label("Nothing yet"), field = TextField("Name")
        let tell = { (text: String) in told.text = text }
        let next = Button("Next") { tell("Next") }.shortcut("n", modifiers: [])
        let menu = Menu("More", [MenuEntry("Rename") { tell("Renamed") }.shortcut("e"), MenuEntry("Archive") { tell("Archived") }])
        let undo = Button("Undo") { tell("Undone") }.shortcut("z")
        super.init(
            title: "Shortcuts",
            content: Stack(
                field, next, menu, undo, Button("Copy all") { tell("Copied all") }.shortcut("c"),
                Button(symbol: .add, name: "Larger") { tell("Larger") }.shortcut("+"),
                Button("New window") { tell("A new window") }.shortcut("n"),
                Button("Ask") { tell("Asked") }.shortcut("g", modifiers: [.command, .shift]),
                Button("No keys") { next.shortcut = nil }, told))
        let ask = Button("Question") { [unowned self] in
            show(Alert("Really?", actions: [.cancel("No")]))
        }
        barItems = [ask]
    }
}
