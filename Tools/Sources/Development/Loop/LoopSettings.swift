/// The choices of a person who runs `belvedere dev`, and the places for its messages.
///
///     var settings = LoopSettings(folder: "/home/ann/habits") { "12:04" }
///     settings.port = 9000
public struct LoopSettings {
    /// The folder of `Package.swift`.
    public var folder: String
    /// The name of the program; nil for the only one that serves screens.
    public var product: String?
    /// The public port.
    public var port = 8080
    /// The folder of the build; nil for `.build` in the package.
    public var scratchFolder: String?
    /// The arguments of the program.
    public var arguments: [String] = []
    /// The tests to run after each edit, as a pattern for `swift test --filter`; nil for none.
    public var testFilter: String?
    /// Writes a sentence for the person.
    public var tell: (String) -> Void = { print($0) }
    /// Shows a step of the build, until the next sentence.
    public var show: (String) -> Void = { _ in }
    /// Returns the time of day, such as "12:04".
    public var timeOfDay: () -> String

    /// Creates settings for a package.
    ///
    /// - Parameters:
    ///   - folder: The folder of `Package.swift`.
    ///   - timeOfDay: Returns the time of day, such as "12:04".
    public init(folder: String, timeOfDay: @escaping () -> String) {
        self.folder = folder
        self.timeOfDay = timeOfDay
    }

    /// The folder of the build.
    var buildFolder: String { scratchFolder ?? folder + "/.build" }
}
