@_spi(Hosting) nonisolated extension Shortcut: ViewPropertyValue {}

@_spi(Hosting)
nonisolated extension Shortcut {
    /// The shortcut as text for hosts, steps and failures, such as `Option+Shift+Command+S`. The names of keys are those of the standard
    /// UI Events.
    public var text: String { (Self.names.filter { modifiers.contains($0.modifier) }.map(\.name) + [key.name]).joined(separator: "+") }

    /// Creates a shortcut from its text; returns `nil` if the text is none.
    public init?(text: String) {
        var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.popLast(), let key = Key.named[last] ?? (last.count == 1 ? last.first.map { Key($0) } : nil) else {
            return nil
        }
        var modifiers = Modifiers()
        for part in parts {
            guard let found = Self.names.first(where: { $0.name == part }) else { return nil }
            modifiers.insert(found.modifier)
        }
        self.init(key, modifiers: modifiers)
    }

    /// The character of the key as a small letter; `nil` if the key has only a name.
    public var character: Character? {
        switch key.name {
        case "Plus": "+"
        case "Space": " "
        default: key.name.count == 1 ? Character(key.name.lowercased()) : nil
        }
    }

    /// The name of the key: the character as a capital letter, or the name as in the standard UI Events.
    public var keyName: String { key.name }

    /// Returns whether a press of keys is this shortcut. A character that is no letter may need Shift on the keyboard of the person. So
    /// Shift counts for such a character only if the shortcut has it.
    public func isPressed(by pressed: Shortcut) -> Bool {
        if self == pressed { return true }
        let isLetter = character.map { $0.lowercased() != $0.uppercased() } ?? true
        return key == pressed.key && !isLetter && modifiers.union(.shift) == pressed.modifiers
    }

    /// Whether a text field uses these keys, so that they are no shortcut while a person types.
    public var isForTyping: Bool {
        if modifiers.isDisjoint(with: [.command, .option]) || character == nil { return true }
        return modifiers == .command && "acvxyz".contains(character ?? " ") || modifiers == [.command, .shift] && character == "z"
    }

    private static let names: [(name: String, modifier: Modifiers)] = [("Option", .option), ("Shift", .shift), ("Command", .command)]
}
