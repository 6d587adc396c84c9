/// A key, or several, and what pressing it does.
nonisolated struct CatalogueKey: Sendable, Hashable {
    let keys: String
    let effect: String

    init(_ keys: String, _ effect: String) {
        self.keys = keys
        self.effect = effect
    }

    /// What holds for everything that is reached by the keyboard.
    static let tab = CatalogueKey("Tab", "Moves the keyboard to it, and away from it")
    /// What holds for everything that is pressed.
    static let press = CatalogueKey("Enter, Space", "Presses it")
    /// What holds for every field of one line.
    static let submit = CatalogueKey("Enter", "Submits what was typed, where the field or its form takes that")
}
