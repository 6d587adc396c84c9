/// The location of a module in a project: its targets, and the folders of their files.
struct ModulePlace: Sendable, Hashable {
    var target: String
    var testTarget: String
    /// The path of the target's folder, such as `Sources/HabitsScreens`.
    var sources: String
    var tests: String
    /// Whether the generated types must be `public`, because other targets use them.
    var isPublic = false
    /// Whether the target has the compiler setting `InternalImportsByDefault`, which makes imports internal.
    var importsAreInternal = false
    /// Whether the target isolates its declarations to an actor by default. Types that belong to no screen must then be `nonisolated`.
    var hasDefaultIsolation = false
    /// The name of the project's enum of routes. The next property, `firstRoute`, is the name of its first case. Both are empty if the
    /// project has no such enum.
    var routeType = ""
    var firstRoute = ""
    /// The path of the folder of the program that shows the screens in a browser, the name of the program, and the expression for the app
    /// in its main file, such as `.habits`. All are empty if the template does not need the program.
    var programSources = ""
    var program = ""
    var application = ""
}
