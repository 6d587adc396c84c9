@_spi(Hosting) internal import Belvedere
internal import CGtk

/// The keys of GTK for the shortcuts of an app.
extension Shortcut {
    private static let named: [(name: String, key: Key, number: Int32)] = [
        ("Enter", .enter, GDK_KEY_Return), ("Enter", .enter, GDK_KEY_KP_Enter), ("Delete", .delete, GDK_KEY_Delete),
        ("Delete", .delete, GDK_KEY_BackSpace), ("ArrowUp", .upArrow, GDK_KEY_Up), ("ArrowDown", .downArrow, GDK_KEY_Down),
        ("ArrowLeft", .leftArrow, GDK_KEY_Left), ("ArrowRight", .rightArrow, GDK_KEY_Right),
    ]
    private static let masks: [(Modifiers, GdkModifierType)] = [
        (.command, GDK_CONTROL_MASK), (.shift, GDK_SHIFT_MASK), (.option, GDK_ALT_MASK),
    ]

    /// Creates a shortcut from pressed keys; returns `nil` for keys that cannot be a shortcut.
    init?(_ key: UInt32, _ state: GdkModifierType) {
        if state.rawValue & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { return nil }
        var modifiers = Modifiers()
        for (modifier, mask) in Self.masks where state.rawValue & mask.rawValue != 0 { modifiers.insert(modifier) }
        if let known = Self.named.first(where: { UInt32($0.number) == key }) {
            self.init(known.key, modifiers: modifiers)
        } else {
            guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20 else { return nil }
            self.init(Key(Character(scalar)), modifiers: modifiers)
        }
    }

    /// The number of the key and the keys that are held meanwhile; `nil` for a character that no key has.
    var native: (key: UInt32, state: GdkModifierType)? {
        let bits = Self.masks.reduce(0) { modifiers.contains($1.0) ? $0 | $1.1.rawValue : $0 }
        if let known = Self.named.first(where: { $0.name == keyName }) { return (UInt32(known.number), GdkModifierType(bits)) }
        guard let scalars = character?.unicodeScalars, scalars.count == 1, let scalar = scalars.first else { return nil }
        return (gdk_unicode_to_keyval(scalar.value), GdkModifierType(bits))
    }

    /// Whether the window itself uses these keys, as every window of GNOME does.
    var isOfWindow: Bool { modifiers == .command && character.map { "nqw".contains($0) } ?? false }

    /// The keys in the language of the person, such as `Ctrl+S`; `nil` if they press nothing.
    var label: String? { text(gtk_accelerator_get_label) }

    /// The keys in the form of GTK, such as `<Control>s`; `nil` if they press nothing.
    var trigger: String? { text(gtk_accelerator_name) }

    private func text(_ write: (UInt32, GdkModifierType) -> UnsafeMutablePointer<CChar>?) -> String? {
        guard !isOfWindow, let (key, state) = native, let written = write(key, state) else { return nil }
        defer { g_free(written) }
        return String(cString: written)
    }

    /// The keys as assistive technology names them, such as `Control+S`.
    var accessibleText: String {
        isOfWindow ? "" : text.replacing("Command", with: "Control").replacing("Option", with: "Alt")
    }
}
