/// The developer's request to generate a module.
public struct ModuleRequest: Sendable {
    /// The name of a template, or the path of a template's folder.
    public var kind: String
    /// The name of the module; empty for a template that names its module itself.
    public var name: String
    /// The texts of the attributes, such as `name:string`.
    public var attributes: [String]
    /// The chosen options of the template, by name.
    public var options: [String: String]
    /// The chosen options as the developer writes them, such as `content=list`. They override `options`.
    public var settings: [String]
    /// The name of the target for the module; needed if several targets are possible.
    public var target: String?
    /// Whether the module gets a new target for itself.
    public var hasOwnTarget: Bool
    /// The name of the enum with the app's routes; needed if several enums are possible.
    public var routes: String?
    /// Whether to leave the routes of the project unchanged.
    public var leavesRoutes: Bool

    /// Creates a request. Only the kind is required, and the name for most templates.
    public init(
        kind: String, name: String = "", attributes: [String] = [], options: [String: String] = [:], settings: [String] = [],
        target: String? = nil,
        hasOwnTarget: Bool = false, routes: String? = nil, leavesRoutes: Bool = false
    ) {
        self.kind = kind
        self.name = name
        self.attributes = attributes
        self.options = options
        self.settings = settings
        self.target = target
        self.hasOwnTarget = hasOwnTarget
        self.routes = routes
        self.leavesRoutes = leavesRoutes
    }
}
