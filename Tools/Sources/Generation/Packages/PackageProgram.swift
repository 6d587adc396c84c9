/// The program of a package that shows its screens.
public enum PackageProgram: Sendable {
    /// A server for browsers.
    case server
    /// A program with native windows. It needs a clone of Belvedere, because SwiftPM finds a package inside a repository only there.
    case desktop
}
