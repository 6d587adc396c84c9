#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The list of the shortcuts, which an iPad shows while a person holds Command. For the keys in this list, UIKit calls a method by its name
/// in Objective-C, and then no view hears them as presses.
extension HostController {
    /// Returns the shortcuts as commands of UIKit.
    func commands(_ action: Selector) -> [UIKeyCommand] {
        shortcuts().map { shortcut in
            var flags = UIKeyModifierFlags()
            if shortcut.keys.modifiers.contains(.command) { flags.insert(.command) }
            if shortcut.keys.modifiers.contains(.shift) { flags.insert(.shift) }
            if shortcut.keys.modifiers.contains(.option) { flags.insert(.alternate) }
            let command = UIKeyCommand(
                title: shortcut.title, action: action, input: Self.input(of: shortcut.keys), modifierFlags: flags,
                propertyList: shortcut.keys.text)
            // Arrow keys otherwise scroll or move the focus.
            command.wantsPriorityOverSystemBehavior = !shortcut.keys.isForTyping
            return command
        }
    }

    /// Does what a command stands for.
    func press(_ command: UIKeyCommand) {
        if let keys = (command.propertyList as? String).flatMap({ Shortcut(text: $0) }) { _ = pressKeys([keys]) }
    }

    /// Returns the text with which UIKit names a key.
    private static func input(of keys: Shortcut) -> String {
        let names = [
            "Enter": "\r", "Delete": UIKeyCommand.inputDelete, "ArrowUp": UIKeyCommand.inputUpArrow,
            "ArrowDown": UIKeyCommand.inputDownArrow, "ArrowLeft": UIKeyCommand.inputLeftArrow,
            "ArrowRight": UIKeyCommand.inputRightArrow,
        ]
        return keys.character.map { String($0) } ?? names[keys.keyName] ?? ""
    }
}
#endif
