/// The options of one Generamba command line. Generamba is another code generator.
public struct GenerambaRequest: Sendable {
    /// The name of a template in the Rambafile, or the path of its folder.
    public var template: String
    public var name: String
    public var summary: String?
    public var author: String?
    public var modulePath: String?
    public var testPath: String?
    public var projectTargets: String?
    public var testTargets: String?
    public var customParameters: [String: String]

    /// Creates a request. Values that are missing here come from the Rambafile, Generamba's file of settings.
    public init(
        template: String, name: String, summary: String? = nil, author: String? = nil, modulePath: String? = nil, testPath: String? = nil,
        projectTargets: String? = nil, testTargets: String? = nil, customParameters: [String: String] = [:]
    ) {
        self.template = template
        self.name = name
        self.summary = summary
        self.author = author
        self.modulePath = modulePath
        self.testPath = testPath
        self.projectTargets = projectTargets
        self.testTargets = testTargets
        self.customParameters = customParameters
    }
}
