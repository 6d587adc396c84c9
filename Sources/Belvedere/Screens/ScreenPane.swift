/// Which part of a wide window a screen has. In a narrow window every screen has the whole of it.
@_spi(Hosting) nonisolated public enum ScreenPane: Sendable, Hashable, ViewPropertyValue {
    /// All of the window.
    case whole
    /// The leading part; what follows the screen stands beside it.
    case list
    /// The trailing part, beside the list.
    case detail
}
