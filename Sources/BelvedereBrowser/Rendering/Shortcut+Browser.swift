@_spi(Hosting) internal import Belvedere

extension Shortcut {
    /// The text of the shortcut in the attribute `data-keys`; `nil` for keys that browsers keep for themselves, such as those that close a
    /// tab. A page must not show keys that a browser never passes on, and must not take away those that a person relies on.
    var textForBrowsers: String? {
        let isTaken = modifiers.contains(.command) && character.map { "lnqrtw0123456789".contains($0) } ?? false
        return isTaken ? nil : text
    }
}
