// Pages: Selector, UICommand, UIKeyCommand, keyCommands, wantsPriorityOverSystemBehavior, inputUpArrow, inputDelete.

/// The name of a method of Objective-C. Linux has no such methods, so nothing calls it; a test makes one.
public struct Selector: Sendable, Hashable {
    package let name: String

    package init(_ name: String) { self.name = name }
}

@MainActor open class UICommand: UIMenuElement {
    public fileprivate(set) final var title = ""
    public fileprivate(set) final var action = Selector("")
    public fileprivate(set) final var propertyList: Any?
}

@MainActor open class UIKeyCommand: UICommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputDelete = "\u{7F}"

    public private(set) final var input: String?
    public private(set) final var modifierFlags = UIKeyModifierFlags()
    /// Whether the command has priority over the system's use of its keys, such as for the focus.
    public final var wantsPriorityOverSystemBehavior = false

    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil
    ) {
        self.init()
        (self.title, self.action, self.input) = (title, action, input)
        (self.modifierFlags, self.propertyList) = (modifierFlags, propertyList)
    }
}
