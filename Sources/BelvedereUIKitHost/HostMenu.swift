#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import BelvedereUIKit
internal import UIKit

/// Makes menus of UIKit from the entries of the app.
enum HostMenu {
    /// Returns a menu. Entries are numbered in reading order, also those of submenus.
    static func make(_ items: [MenuItem], choose: @escaping (Int) -> Void) -> UIMenu {
        var count = 0
        return UIMenu(children: elements(items, isEnabled: true, &count, choose))
    }

    /// Puts the entries between two lines into a menu that UIKit shows in its place, with a line around it.
    private static func elements(
        _ items: [MenuItem], isEnabled: Bool, _ count: inout Int, _ choose: @escaping (Int) -> Void
    ) -> [UIMenuElement] {
        var parts: [[UIMenuElement]] = [[]]
        for item in items {
            let number = count
            count += 1
            if item.isDivider {
                parts.append([])
            } else if item.items.isEmpty {
                var attributes: UIMenuElement.Attributes = isEnabled && item.isEnabled ? [] : .disabled
                if item.role == .destructive { attributes.insert(.destructive) }
                // UIKit shows keys beside an entry only for commands with a selector of Objective-C.
                let keys = item.shortcut?.signs
                parts[parts.count - 1].append(
                    UIAction(title: item.title, subtitle: keys, image: item.symbol.flatMap { UIImage($0) }, attributes: attributes) { _ in
                        choose(number)
                    })
            } else {
                let inner = elements(item.items, isEnabled: isEnabled && item.isEnabled, &count, choose)
                parts[parts.count - 1].append(UIMenu(title: item.title, image: item.symbol.flatMap { UIImage($0) }, children: inner))
            }
        }
        parts.removeAll(where: \.isEmpty)
        return parts.count < 2 ? parts.flatMap(\.self) : parts.map { UIMenu(options: .displayInline, children: $0) }
    }
}

/// Gives UIKit the menu of a view when a person asks for it.
final class MenuAtPointer: NSObject, UIContextMenuInteractionDelegate {
    private let menu: () -> UIMenu?

    init(_ menu: @escaping () -> UIMenu?) {
        self.menu = menu
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = menu(), !menu.children.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
}
#endif
