/// One or several keys of the keyboard, and the effect of pressing them.
nonisolated struct CatalogueKey: Sendable, Hashable {
    let keys: String
    let effect: String

    init(_ keys: String, _ effect: String) {
        self.keys = keys
        self.effect = effect
    }

    /// The key of every view that can have the focus.
    static var tab: CatalogueKey { CatalogueKey("Tab", CatalogueTexts.movesKeyboardAwayFrom) }
    /// The keys of every view that can be pressed.
    static var press: CatalogueKey { CatalogueKey("Enter, Space", CatalogueTexts.presses) }
    /// The key of every field of one line.
    static var submit: CatalogueKey { CatalogueKey("Enter", CatalogueTexts.submitsWhatWasTypedWhere) }
}
