/// Where a window's screens come from: one fixed screen, or a router.
protocol ScreenSource: AnyObject {
    /// The addresses from the bottom to what is in sight; never empty.
    var trail: [String] { get }
    /// Fills the window for the first time.
    func open(_ window: Window, at path: String)
    /// Asks to leave a screen, counted from the bottom, with all that lies over it. Nothing happens for the one at the bottom.
    func requestBack(from level: Int)
    /// The host went to an address by itself. Returns whether the window went with it.
    func visit(_ path: String) -> Bool
    /// Takes the screens away and tells their builders.
    func close()
    /// The routes from the bottom to what is in sight, as people write them; empty where there are none.
    var routes: [String] { get }
    /// Objects beside the screens that stay as long as the window. What they hold is no leak.
    var keepers: [AnyObject] { get }
}
