@_spi(Hosting) internal import Belvedere
internal import BelvedereCore

extension Markup {
    static let menus = [menu, contextMenu]

    private static let menu = Markup(
        .menu,
        skeleton: { view in
            Element(
                .button, ElementIdentifier(view),
                [
                    (.class, "button normal menu"), (.type, "button"), (.behaviour, "menu"), (.ariaHasPopup, "menu"),
                    (.ariaExpanded, "false"),
                ])
        },
        isFormControl: true,
        effects: [
            effect(of: Menu.title) { view, title, _ in [.text(ElementIdentifier(view), title)] },
            effect(of: Menu.items) { view, items, _ in entries(items, of: ElementIdentifier(view)) },
        ]
    )

    private static let contextMenu = Markup(
        .contextMenu,
        skeleton: { Element(.div, ElementIdentifier($0), [(.class, "stack vertical plain context"), (.role, "group")]) },
        effects: [effect(of: ContextMenu.items) { view, items, _ in entries(items, of: ElementIdentifier(view)) }]
    )

    /// Returns the effects that write the entries of a menu as JSON, for the script that opens the menu, and their shortcuts. The names in
    /// the JSON are short: `t` is the title, `n` the number, `s` the symbol, `r` the role, `k` the shortcut, `d` means disabled, and `m`
    /// contains the entries of a submenu.
    static func entries(_ items: [MenuItem], of element: ElementIdentifier) -> [Effect] {
        var number = -1
        let keys = MenuItem.shortcuts(items).compactMap { entry in entry.shortcut.textForBrowsers.map { "\(entry.number):\($0)" } }
        return [
            .attribute(element, .menu, items.isEmpty ? nil : .text(value(of: items, &number).json)),
            .attribute(element, .keys, keys.isEmpty ? nil : .text(keys.joined(separator: " "))),
        ]
    }

    private static func value(of items: [MenuItem], _ number: inout Int) -> ElementValue {
        .list(
            items.map { item in
                number += 1
                if item.isDivider { return .object([:]) }
                var members: [String: ElementValue] = ["t": .text(item.title), "n": .number(Double(number))]
                if let symbol = item.symbol { members["s"] = .text(name(symbol)) }
                if item.role == .destructive { members["r"] = .text("destructive") }
                if let keys = item.shortcut?.textForBrowsers { members["k"] = .text(keys) }
                if !item.isEnabled { members["d"] = .flag(true) }
                if !item.items.isEmpty { members["m"] = value(of: item.items, &number) }
                return .object(members)
            })
    }
}
