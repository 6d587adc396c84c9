internal import Belvedere
internal import Foundation

/// The circumstances of a window. The default is those of the person's computer.
struct WindowSetting: Sendable {
    var environment = SessionEnvironment(locale: Self.locale, timeZone: TimeZone.current.identifier)
    /// The first address in the app.
    var path = ""
    /// The size of the window at first.
    var width: Int32 = 900, height: Int32 = 680
    /// The number of rows that a list shows at once; nil for as many as fit into the window. A person scrolls to the others.
    var rowsInSight: Int?
    /// The number of items that a collection row shows at once.
    var columnsInSight = 3
    var device = DesktopDevice()
    /// Loads a picture from its address; nil if there is none, or no way to load it.
    var loadPicture: @Sendable (String) async throws -> [UInt8]? = { _ in nil }
    /// Opens a page of another app, by its address.
    var openPage: @Sendable (String) -> Void = { _ in }
    /// Closes all windows of the program.
    var quit: @Sendable () -> Void = {}
    /// Keeps the size of the window for the next time, when it closes.
    var rememberSize: @Sendable (_ width: Int, _ height: Int) -> Void = { _, _ in }

    /// The time after which a turn of the session is reported, because it keeps all windows of the program waiting.
    var longestTurn = Duration.milliseconds(250)
    var reportLongTurn: @Sendable (LongTurn) -> Void = { writeToStandardError("\($0)") }

    /// The language of the person, as a BCP 47 tag: `de-DE` for the system's `de_DE.UTF-8`.
    private static var locale: String {
        let variables = ProcessInfo.processInfo.environment
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
        let tag = name.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
        return tag.isEmpty || tag == "C" || tag == "POSIX" ? "en" : String(tag)
    }
}
