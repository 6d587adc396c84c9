/// Computes the files of a new package.
public struct PackagePlanner {
    private let library: TemplateLibrary
    private let files: any FileStore

    /// Creates a planner with the templates of a library.
    public init(library: TemplateLibrary, files: any FileStore = LocalFiles()) {
        self.library = library
        self.files = files
    }

    /// The path of the folder for the new package.
    ///
    /// - Throws: ``GenerationError`` if the name is not valid.
    public func root(of request: PackageRequest) throws -> String {
        (request.parent == "/" ? "" : request.parent) + "/" + (try ModuleName(request.name)).path
    }

    /// The files to create for a request.
    ///
    /// - Throws: ``GenerationError`` if the name is not valid, or if the folder exists and is not empty.
    public func plan(_ request: PackageRequest) throws -> Plan {
        var problems = ProblemList()
        let name = try problems.attempt { try ModuleName(request.name) }
        if name?.type == "Belvedere" {
            problems.add("name.taken", "\"belvedere\" is the name of the kit. Choose another name.")
        }
        // SwiftPM tells packages apart by their names, and one of those that the program needs is called Desktop.
        if request.program == .desktop, name?.path == "desktop" {
            problems.add("name.taken", "\"desktop\" is the name of the package with the windows. Choose another name.")
        }
        try problems.throwIfAny()
        guard let name else { return Plan(root: request.parent, files: []) }
        let root = try root(of: request)
        if let kind = try files.kind(of: root), try kind != .folder || !files.names(in: root).isEmpty {
            throw GenerationError("new.exists", "\"\(root)\" is there already. Choose another name, or remove it.")
        }
        let target = name.type + "Screens"
        let place = ModulePlace(target: target, testTarget: target + "Tests", sources: "Sources/\(target)", tests: "Tests/\(target)Tests")
        var rendering = ModuleRendering(library: library, attributes: []) { module in
            ModuleValues.values(for: module, attributes: [], in: place)
                .merging(module == name ? PackageValues.values(for: name, place: place, kit: request.kit) : [:]) { _, new in new }
        }
        try rendering.render(
            try library.template(named: "package"), name,
            options: [
                "pattern": request.pattern, "server": String(request.program == .server), "desktop": String(request.program == .desktop),
            ])
        for problem in rendering.problems.all { problems.add(problem) }
        try problems.throwIfAny()
        var planning = FilePlanning(root: root, files: files)
        for (path, text) in rendering.result.files { try planning.make(path, MarkedTexts.literals(in: text), ownHash: nil) }
        return Plan(
            root: root, files: Array(planning.planned.values), hooks: rendering.result.hooks,
            areHooksTrusted: rendering.result.areHooksTrusted)
    }
}
