/// Where a module goes: its targets, and the folders of their files.
struct ModulePlace: Sendable, Hashable {
    var target: String
    var testTarget: String
    /// The folder of the target, such as `Sources/HabitsScreens`.
    var sources: String
    var tests: String
    /// Whether other targets must see the types.
    var isPublic = false
    /// Whether the target has `InternalImportsByDefault`.
    var importsAreInternal = false
    /// Whether the target has a default isolation, so that values which belong to no screen must say that they have none.
    var hasDefaultIsolation = false
    /// The enum of the project's routes and its first case, or empty.
    var routeType = ""
    var firstRoute = ""
}
