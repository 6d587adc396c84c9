import Suggestions
import SwiftFacts

/// Adds a module's routes to the project's enum of routes, and to the code that creates the screens of routes. If that code has an unusual
/// form, a note contains the text that the developer has to paste.
struct RouteEdits {
    private let project: PackageProject
    private let target: ManifestTarget
    private let planning: FilePlanning
    /// The name of the enum of routes from the command line; nil if it was not given.
    private let wanted: String?
    private(set) var insertions: [PlannedInsertion] = []
    private(set) var notes: [String] = []
    /// Whether the first screen now has a link to a screen of the module.
    private(set) var hasLink = false
    /// The link that the developer has to paste, because the first screen has no list of links of a known form.
    private(set) var linkToPaste: String?
    /// The paths of the files whose new routes need Foundation.
    private(set) var pathsWithFoundation: Set<String> = []
    /// The texts of the files with the insertions so far. The key is the path.
    private var changed: [String: String] = [:]

    init(project: PackageProject, target: ManifestTarget, planning: FilePlanning, wanted: String?) {
        self.project = project
        self.target = target
        self.planning = planning
        self.wanted = wanted
    }

    /// - Parameter isOtherTarget: The name of the module with the screens, if it is not the target that has the routes; otherwise nil.
    mutating func add(_ routes: [RenderedModule.Route], isOtherTarget module: String?) throws {
        if let module {
            notes.append(
                "The screens are in a target of their own. Add \"\(module)\" to the dependencies of \"\(target.name)\" in Package.swift, import it where the screens are built, and paste:\n\n"
                    + routes.map(pasted).joined(separator: "\n")
            )
            return
        }
        for route in routes { try add(route) }
    }

    private mutating func add(_ route: RenderedModule.Route) throws {
        let sources = try project.sources(of: target).map { (path: $0.path, text: changed[$0.path] ?? $0.text) }
        guard let (path, enumeration) = try Self.enumeration(in: sources, of: target, wanted: wanted) else {
            notes.append(
                "The target \"\(target.name)\" has no enum of routes, so no route leads to the new screen yet. To show it, build it:\n\n  \(route.builds)"
            )
            return
        }
        if !enumeration.cases.contains(route.caseName) {
            guard let insertion = enumeration.insertion(ofCase: route.caseName + route.values) else {
                notes.append(
                    "The enum \"\(enumeration.name)\" has a form that this program does not change. Paste into it:\n\n  case \(route.caseName)\(route.values)"
                )
                return
            }
            add(insertion, to: path, sources)
            importFoundation(for: route, of: enumeration, in: path, sources)
        }
        let updated = sources.map { (path: $0.path, text: changed[$0.path] ?? $0.text) }
        let cases = enumeration.cases + [route.caseName]
        let builders = updated.flatMap { source in
            RouteSwitch.all(for: enumeration.name, cases: cases, in: source.text).map { (path: source.path, builder: $0) }
        }
        if builders.contains(where: { $0.builder.cases.contains(route.caseName) }) { return }
        guard builders.count == 1, let (builderPath, builder) = builders.first,
            let insertion = builder.insertion(ofPattern: route.pattern, building: expression(route, builder))
        else {
            let reason =
                builders.isEmpty
                ? "Nothing builds screens for \"\(enumeration.name)\" with a \"switch\""
                : builders.count > 1
                    ? "Several places build screens for \"\(enumeration.name)\""
                    : "The \"switch\" that builds the screens has a form that this program does not change"
            notes.append("\(reason). Paste this where the screen is built:\n\n  case \(route.pattern): \(route.builds)")
            return
        }
        add(insertion, to: builderPath, updated)
        addLink(to: route, enumeration, router: builder.router, in: builderPath, updated)
    }

    /// Adds a link to the screen that the app begins with.
    private mutating func addLink(
        to route: RenderedModule.Route, _ enumeration: RouteEnumeration, router: String?, in path: String,
        _ sources: [(path: String, text: String)]
    ) {
        guard !route.link.isEmpty, route.values.isEmpty, let first = enumeration.cases.first, let router else { return }
        let link = "Link(\(route.link), to: \(enumeration.name).\(route.caseName), in: \(router))"
        let cases = enumeration.cases + [route.caseName]
        let builder = RouteSwitch.all(for: enumeration.name, cases: cases, in: changed[path] ?? "").first
        guard let insertion = builder?.insertion(ofLink: link, onScreenOf: first) else {
            linkToPaste = link
            return
        }
        hasLink = true
        add(insertion, to: path, sources)
    }

    /// The enum of the routes in a target, with the path of its file.
    ///
    /// - Throws: ``GenerationError`` if several enums are possible, or if the named enum does not exist.
    static func enumeration(in sources: [(path: String, text: String)], of target: ManifestTarget, wanted: String?) throws -> (
        String, RouteEnumeration
    )? {
        let all = sources.flatMap { source in RouteEnumeration.all(in: source.text).map { (source.path, $0) } }
        if let wanted {
            if let found = all.first(where: { $0.1.name == wanted }) { return found }
            throw GenerationError(
                "routes.unknown",
                """
                The target "\(target.name)" has no enum of routes \
                "\(wanted)".\(Suggestion.sentence(for: wanted, among: all.map(\.1.name)))
                """
            )
        }
        if all.count > 1 {
            throw GenerationError(
                "routes.several",
                "Several enums of routes could be meant: \(all.map(\.1.name).joined(separator: ", ")). Name one with --routes, or leave them alone with --no-route."
            )
        }
        return all.first
    }

    /// The expression that creates the screen of a route. The word `router` in it is replaced by the router's name in the code of
    /// `builder`.
    private func expression(_ route: RenderedModule.Route, _ builder: RouteSwitch) -> String {
        guard let router = builder.router, router != "router" else { return route.builds }
        return route.builds.replacing("router: router", with: "router: \(router)")
    }

    private func pasted(_ route: RenderedModule.Route) -> String {
        "  case \(route.caseName)\(route.values)\n  case \(route.pattern): \(route.builds)"
    }

    /// Imports Foundation in the file of the enum if a value of the route has a type of it, such as `Date`.
    private mutating func importFoundation(
        for route: RenderedModule.Route, of enumeration: RouteEnumeration, in path: String, _ sources: [(path: String, text: String)]
    ) {
        let words = route.values.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard AttributeType.allCases.contains(where: { $0.needsFoundation && words.contains($0.swiftName) }) else { return }
        pathsWithFoundation.insert(path)
        let text = changed[path] ?? ""
        guard let insertion = SourceInsertion.ofImport("Foundation", isPublic: enumeration.isPublic, in: text) else { return }
        add(insertion, to: path, sources)
    }

    private mutating func add(_ insertion: SourceInsertion, to path: String, _ sources: [(path: String, text: String)]) {
        let text = changed[path] ?? sources.first { $0.path == path }?.text ?? ""
        let fitting = insertion.withLineEndings(of: text)
        insertions.append(PlannedInsertion(path: path, insertion: fitting))
        changed[path] = fitting.applied(to: text)
    }
}
