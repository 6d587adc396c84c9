/// What a person asked to be generated.
public struct ModuleRequest: Sendable {
    /// The name of a template, or the path of its folder.
    public var kind: String
    public var name: String
    /// Such as `name:string`.
    public var attributes: [String]
    /// Choices of the template, by option.
    public var options: [String: String]
    /// The same as a person writes them, such as `content=list`. They count more than `options`.
    public var settings: [String]
    /// The target that the module goes into, if more than one could be meant.
    public var target: String?
    /// Whether the module gets a target of its own.
    public var hasOwnTarget: Bool
    /// The enum of the routes, if more than one could be meant.
    public var routes: String?
    /// Whether the routes of the project are left as they are.
    public var leavesRoutes: Bool

    /// A request. Only the kind and the name have to be given.
    public init(
        kind: String, name: String, attributes: [String] = [], options: [String: String] = [:], settings: [String] = [],
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
