/// Keys that do the same as a press on a button, or as the choice of a menu entry.
///
/// A button or an entry declares its shortcut, and hosts show it beside the title:
///
/// ```swift
/// let save = Button("Save") { viewModel.add() }.shortcut("s")
/// let remove = MenuEntry("Undo") { viewModel.undoDelete() }.shortcut(.delete, modifiers: [.command, .shift])
/// ```
///
/// A shortcut works while a person can press its button: the button is on a screen that nothing covers, and it is enabled. If several
/// buttons have the same shortcut, the first of them that is enabled is pressed. A shortcut does not move the keyboard focus.
///
/// While a person types into a field, the keys for the field go to the field. These are keys without ``Modifiers/command`` and
/// ``Modifiers/option``, arrow keys, Delete, Enter, and Command with A, C, V, X, Y or Z.
///
/// Some keys belong to the window in which the app is. A browser takes Command with L, N, Q, R, T, W or a digit, so a browser shows and
/// hears no such shortcut. Windows of GTK take Command with N, Q or W. Use such keys only in addition to a button.
nonisolated public struct Shortcut: Sendable, Hashable {
    /// The keys that a person holds while they press another key.
    nonisolated public struct Modifiers: OptionSet, Sendable, Hashable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key for commands: Command on devices of Apple, and Control on other systems.
        public static let command = Modifiers(rawValue: 1)
        /// The Shift key.
        public static let shift = Modifiers(rawValue: 2)
        /// The Option key on devices of Apple, and Alt on other systems.
        public static let option = Modifiers(rawValue: 4)
    }

    /// A key of the keyboard: one with a character, or one with a name.
    ///
    /// ```swift
    /// let keys: [Shortcut.Key] = ["s", "+", .enter, .upArrow]
    /// ```
    nonisolated public struct Key: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
        /// The character as a capital letter, or the name of the key as in the standard UI Events, such as `ArrowUp`.
        let name: String

        private init(name: String) { self.name = name }

        /// Creates a key with a character. Small and capital letters are the same key.
        @_spi(Hosting) public init(_ character: Character) {
            name = ["+": "Plus", " ": "Space"][character] ?? character.uppercased()
        }

        public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

        /// The key Enter or Return.
        public static let enter = Key(name: "Enter")
        /// The keys Delete and Backspace.
        public static let delete = Key(name: "Delete")
        /// The arrow key that points up.
        public static let upArrow = Key(name: "ArrowUp")
        /// The arrow key that points down.
        public static let downArrow = Key(name: "ArrowDown")
        /// The arrow key that points to the left.
        public static let leftArrow = Key(name: "ArrowLeft")
        /// The arrow key that points to the right.
        public static let rightArrow = Key(name: "ArrowRight")

        static let named: [String: Key] = Dictionary(
            uniqueKeysWithValues: [enter, delete, upArrow, downArrow, leftArrow, rightArrow, "+", " "].map { ($0.name, $0) })
    }

    /// The key that a person presses last.
    public let key: Key
    /// The keys that a person holds meanwhile.
    public let modifiers: Modifiers

    /// Creates a shortcut.
    ///
    /// ```swift
    /// let save = Shortcut("s"), search = Shortcut("/", modifiers: [])
    /// ```
    ///
    /// - Parameters:
    ///   - key: the key that a person presses last.
    ///   - modifiers: the keys that a person holds meanwhile.
    public init(_ key: Key, modifiers: Modifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }
}
