/// A reason why no window could be opened.
///
/// ```swift
/// do { try await DesktopHost([app]).run() } catch DesktopError.noDisplay { print("There is no display.") }
/// ```
public enum DesktopError: Error, CustomStringConvertible {
    /// The process has no connection to a display.
    case noDisplay
    /// The system has no fonts.
    case noFonts
    /// No app has the address.
    case noPage(String)

    /// One sentence for the person who started the program.
    public var description: String {
        switch self {
        case .noDisplay: "Belvedere cannot open a window, because GTK has found no display. Start the program in a graphical session."
        case .noFonts: "Belvedere cannot open a window, because the system has no fonts. On Debian, install the package fonts-cantarell."
        case .noPage(let address): "No app has the address \(address)."
        }
    }
}
