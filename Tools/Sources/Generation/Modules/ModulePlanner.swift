import Repeatable
import SwiftFacts

/// Computes the file changes that generate a module in a project.
///
/// ```swift
/// let project = try PackageProject(at: "/work/habits")
/// let planner = ModulePlanner(project: project, library: try TemplateLibrary(project: project.root, userFolder: nil))
/// let plan = try planner.plan(ModuleRequest(kind: "mvvm-screen", name: "Profile"))
/// print(PlanTable(plan))
/// ```
public struct ModulePlanner {
    private let project: PackageProject
    private let library: TemplateLibrary

    /// Creates a planner for one project, with the templates of a library.
    public init(project: PackageProject, library: TemplateLibrary) {
        self.project = project
        self.library = library
    }

    /// The file changes for a request.
    ///
    /// - Throws: ``GenerationError`` with all problems. Nothing is written then.
    public func plan(_ request: ModuleRequest) throws -> Plan {
        var problems = ProblemList()
        let typed = request.name.isEmpty ? nil : try problems.attempt { try ModuleName(request.name) }
        let attributes = try problems.attempt { try EntityAttribute.read(request.attributes) }
        let settings = try problems.attempt { try TemplateOption.choices(in: request.settings) }
        let options = request.options.merging(settings ?? [:]) { $1 }
        let found = try problems.attempt { try library.template(named: request.kind) }
        let target = try problems.attempt { try project.screenTarget(named: request.target) }
        let given = try found.flatMap { found in try problems.attempt { try moduleName(typed, of: request, found.template) } ?? nil }
        if found?.template.manifest.makes == .package {
            problems.add("template.package", "The template \"\(request.kind)\" makes a package. Use it with \"belvedere new\".")
        }
        for problem in found?.template.choiceProblems(options) ?? [] { problems.add(problem) }
        if let attributes, let found { for problem in found.template.attributeProblems(attributes) { problems.add(problem) } }
        try problems.throwIfAny()
        guard let given, let attributes, let found, let target else { return Plan(root: project.root, files: []) }
        let name = given.withoutEnding(of: found.template.manifest.files.map(\.destination))

        var places = ModuleTargets(project: project, host: target, name: name, isOwn: request.hasOwnTarget)
        if !request.leavesRoutes {
            try problems.attempt {
                let found = try RouteEdits.enumeration(in: project.sources(of: target), of: target, wanted: request.routes)
                (places.place.routeType, places.place.firstRoute) = (found?.1.name ?? "", found?.1.cases.first ?? "")
            }
        }
        let program = try found.template.manifest.program.flatMap { _ in
            try problems.attempt { try ProgramEdits(of: target, in: project) }
        }
        if found.template.manifest.program != nil, request.hasOwnTarget {
            problems.add(
                "program.target", "A login belongs to the screens of the app, so it gets no target of its own. Leave out --new-target.")
        }
        if let program {
            (places.place.programSources, places.place.program) = (program.target.folder, program.target.name)
            places.place.application = program.application
        }
        let place = places.place
        if found.template.manifest.reservedNames.contains(name.type) {
            problems.add(
                "name.taken",
                "\"\(name)\" is a type that the code of \"\(found.template.name)\" uses. Choose another name, such as \"\(name)Item\".")
        }
        if found.template.manifest.needsRoutes, request.hasOwnTarget || place.firstRoute.isEmpty {
            problems.add(
                "routes.needed",
                """
                The screens of the template "\(found.template.name)" open each other by routes. Leave out --new-target and --no-route, and \
                write an enum that conforms to "Route" if the target "\(target.name)" has none.
                """)
        }
        try problems.throwIfAny()
        var rendering = ModuleRendering(library: library, attributes: attributes) {
            ModuleValues.values(for: $0, attributes: attributes, in: place)
        }
        try rendering.render(found, name, options: options)
        for problem in rendering.problems.all { problems.add(problem) }
        if problems.all.isEmpty, !attributes.isEmpty, try !rendering.usesAttributes(of: found, name, options: options, in: place) {
            problems.add(
                "attribute.unused",
                """
                With these choices the template "\(found.template.name)" uses no attributes. Leave them out, or choose other options \
                with --set; "belvedere list" shows the choices.
                """
            )
        }
        try problems.throwIfAny()

        var record = try GenerationRecord.read(in: project.root, files: project.files)
        let earlier = record.module(kind: found.template.name, name: name.type)
        // The targets of a module of its own have no catalogue.
        var texts: TextEdits?
        var result = rendering.result
        if request.hasOwnTarget {
            result.files = result.files.mapValues(MarkedTexts.literals)
            result.routes = result.routes.map(\.withLiterals)
        } else {
            texts = try problems.attempt { try TextEdits(target: target, of: project, record: record) }
            try problems.throwIfAny()
            texts?.translate(&result)
        }
        var planning = FilePlanning(root: project.root, files: project.files)
        for (path, text) in result.files {
            let ownHash = record.modules.lazy.compactMap { $0.files[path] }.first
            try problems.attempt { try planning.make(path, text, ownHash: ownHash) }
        }
        var insertions = try kept(earlier?.insertions ?? [], in: planning)
        var notes: [String] = []
        if name != given {
            notes.append("The module has the name \"\(name)\", because its types add the ending, as in \"\(given)\".")
        }
        try problems.attempt {
            let edit = try places.edit(planning)
            notes += edit.notes
            for insertion in edit.insertions { try insert(insertion, &planning, &insertions) }
        }
        if !result.products.isEmpty {
            try problems.attempt {
                let targets: [TemplatePackageProduct.Place: ManifestTarget?] = [
                    .module: target, .program: program?.target, .tests: project.testTarget(of: target),
                ]
                for (place, target) in targets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                    guard let target else { continue }
                    var products = ProductEdits(target: target, in: try planning.text(of: "Package.swift") ?? "")
                    products.package = self.project.manifest.targets.lazy.compactMap { $0.packages["Belvedere"] }.first
                    for product in result.products where product.place == place { products.add(product) }
                    notes += products.notes
                    for insertion in products.insertions { try insert(insertion, &planning, &insertions) }
                }
                let shared = record.modules.flatMap(\.insertions).filter { ProductEdits.isShared($0, by: result.products) }
                for insertion in shared where !insertions.contains(insertion) { insertions.append(insertion) }
            }
        }
        if let program, let added = found.template.manifest.program {
            try problems.attempt {
                for insertion in try program.insertions(of: added, in: planning) { try insert(insertion, &planning, &insertions) }
            }
        }
        var (hasLink, linkToPaste) = (false, String?.none)
        if !request.leavesRoutes, !result.routes.isEmpty {
            try problems.attempt {
                var routes = RouteEdits(project: project, target: target, planning: planning, wanted: request.routes)
                try routes.add(result.routes, isOtherTarget: request.hasOwnTarget ? places.place.target : nil)
                notes += routes.notes
                (hasLink, linkToPaste) = (routes.hasLink, routes.linkToPaste)
                for insertion in routes.insertions { try insert(insertion, &planning, &insertions) }
                // An import that another module has brought belongs to this module too. It goes with the last of them.
                let shared = record.modules.flatMap(\.insertions).filter { $0.isImport && routes.pathsWithFoundation.contains($0.path) }
                for insertion in shared where !insertions.contains(insertion) { insertions.append(insertion) }
            }
        }
        if let catalogue = texts?.catalogue {
            try problems.attempt { try planning.change(catalogue.path, to: catalogue.bytes) }
        }
        notes += texts?.notes ?? []
        try problems.throwIfAny()
        let hashes = result.files.mapValues { FNVDigest.digits(of: $0.utf8) }
        record.replace(
            GeneratedModule(
                kind: found.template.name, name: name.type, files: (earlier?.files ?? [:]).merging(hashes) { _, new in new },
                insertions: insertions,
                texts: texts.flatMap { texts in
                    texts.catalogue.flatMap { texts.keys.isEmpty ? nil : [$0.path: texts.keys.sorted()] }
                }
            ))
        try planning.change(GenerationRecord.path, to: record.bytes())
        let plan = Plan(
            root: project.root, files: Array(planning.planned.values), notes: notes, hooks: result.hooks,
            areHooksTrusted: result.areHooksTrusted,
            next: Self.next(after: result, link: linkToPaste, isOpened: request.leavesRoutes || hasLink), module: name.type
        )
        // If no file changes, leave out the template's commands.
        return plan.isEmpty ? Plan(root: plan.root, files: plan.files, notes: plan.notes, module: plan.module) : plan
    }

    /// The steps after a module is generated. The first one leads to its screens, if no other screen opens them yet.
    private static func next(after result: RenderedModule, link: String?, isOpened: Bool) -> [String] {
        if let link { return ["Open the screen from another one: \(link)"] + result.next }
        guard !isOpened, let route = result.routes.first else { return result.next }
        let values = route.values.isEmpty ? "" : "(…)"
        return ["Open the screen from another one: router.push(.\(route.caseName)\(values))"] + result.next
    }

    /// The name of the module: the developer's, or that of the template. It is nil if the developer's name is not valid.
    private func moduleName(_ typed: ModuleName?, of request: ModuleRequest, _ template: Template) throws -> ModuleName? {
        guard let own = template.manifest.moduleName else {
            if !request.name.isEmpty { return typed }
            throw GenerationError("name.missing", "The module needs a name, as in \"belvedere generate \(template.name) Profile\".")
        }
        if request.name.isEmpty || request.name == own { return try ModuleName(own) }
        throw GenerationError(
            "name.fixed",
            "A package has one module of the template \"\(template.name)\", with its own name. Leave out \"\(request.name)\".")
    }

    private func insert(_ edit: PlannedInsertion, _ planning: inout FilePlanning, _ insertions: inout [GeneratedModule.Insertion]) throws {
        let text = try planning.text(of: edit.path) ?? ""
        try planning.change(edit.path, to: Array(edit.insertion.applied(to: text).utf8))
        insertions.append(GeneratedModule.Insertion(path: edit.path, text: edit.insertion.text, target: edit.target))
    }

    /// The texts that an earlier run inserted and that are still in their files.
    private func kept(_ insertions: [GeneratedModule.Insertion], in planning: FilePlanning) throws -> [GeneratedModule.Insertion] {
        try insertions.filter { insertion in
            try planning.text(of: insertion.path).map { !SourceInsertion.places(of: insertion.text, in: $0).isEmpty } ?? false
        }
    }
}
