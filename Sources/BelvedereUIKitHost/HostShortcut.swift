#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import UIKit

/// The keys of a button or of an entry of a menu that a person can use now.
struct HostShortcut {
    let title: String
    let keys: Shortcut
    let event: Event
    let view: ViewIdentifier
}

extension HostWindow {
    /// The shortcuts that a person can use now, in reading order. While an alert is open there are none. While a person types, the keys for
    /// the field are left out.
    var shortcuts: [HostShortcut] {
        let shown = root?.children ?? []
        if shown.contains(where: { $0.kind == .alert }) { return [] }
        let isTyping = focused?.isFirstResponder == true
        let all = shown.filter { $0.kind == .screen && !$0.node[ScreenView.isCovered] }.flatMap { self.shortcuts(in: $0) }
        return isTyping ? all.filter { !$0.keys.isForTyping } : all
    }

    private func shortcuts(in view: HostedView) -> [HostShortcut] {
        if view.node[View.isHidden] || !view.node[View.isEnabled] || isHidden(view.view) { return [] }
        var own: [HostShortcut] = []
        if view.kind == .button, let keys = view.node[Button.shortcut] {
            let title = view.node[Button.title]
            own.append(
                HostShortcut(
                    title: title.isEmpty ? view.node[View.accessibilityName] : title, keys: keys, event: .activate, view: view.identifier))
        }
        for entry in MenuItem.shortcuts(items(of: view)) {
            own.append(HostShortcut(title: entry.item.title, keys: entry.shortcut, event: .choose(entry.number), view: view.identifier))
        }
        return own + view.children.flatMap { shortcuts(in: $0) }
    }

    private func items(of view: HostedView) -> [MenuItem] {
        func read(_ property: some PropertyDeclaration<[MenuItem]>) -> [MenuItem] { view.node[property] }
        return view.kind.menu.map { read($0) } ?? []
    }

    /// Whether a view or one around it is hidden, such as the content of a closed disclosure.
    private func isHidden(_ view: UIView) -> Bool {
        var place: UIView? = view
        while let current = place {
            if current.isHidden { return true }
            place = current.superview
        }
        return false
    }

    /// Does what the keys stand for. The field with the keyboard keeps it.
    ///
    /// - Returns: whether the keys are a shortcut.
    func pressKeys(_ pressed: [Shortcut]) -> Bool {
        guard let found = shortcuts.first(where: { shortcut in pressed.contains { shortcut.keys.isPressed(by: $0) } }) else { return false }
        send(found.event, to: found.view)
        return true
    }
}

extension UIPress {
    /// The keys that are down, as shortcuts: with the character on the key, and with the character that Shift makes of it.
    var shortcuts: [Shortcut] {
        guard let key, !key.modifierFlags.contains(.control) else { return [] }
        var modifiers = Shortcut.Modifiers()
        for (flag, modifier) in [(UIKeyModifierFlags.command, Shortcut.Modifiers.command), (.shift, .shift), (.alternate, .option)]
        where key.modifierFlags.contains(flag) {
            modifiers.insert(modifier)
        }
        let named: [UIKeyboardHIDUsage: Shortcut.Key] = [
            .keyboardReturnOrEnter: .enter, .keypadEnter: .enter, .keyboardDeleteOrBackspace: .delete, .keyboardDeleteForward: .delete,
            .keyboardUpArrow: .upArrow, .keyboardDownArrow: .downArrow, .keyboardLeftArrow: .leftArrow, .keyboardRightArrow: .rightArrow,
        ]
        if let name = named[key.keyCode] { return [Shortcut(name, modifiers: modifiers)] }
        return [key.charactersIgnoringModifiers, key.characters].compactMap { text in
            text.count == 1 ? text.first.map { Shortcut(Shortcut.Key($0), modifiers: modifiers) } : nil
        }
    }
}

extension Shortcut {
    /// The keys as menus of Apple show them, such as `⇧⌘S`.
    var signs: String {
        let held: [(Modifiers, String)] = [(.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
        let names = [
            "Enter": "↩", "Delete": "⌫", "ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←", "ArrowRight": "→",
        ]
        let key = character.map { $0 == " " ? keyName : $0.uppercased() } ?? names[keyName] ?? keyName
        return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + key
    }
}
#endif
