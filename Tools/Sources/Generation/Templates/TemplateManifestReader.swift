import Suggestions
import Yams

/// Reads `template.yml`. For each unknown word it suggests a similar known one.
struct TemplateManifestReader {
    private var problems = ProblemList()
    private let place: String

    private init(place: String) { self.place = place }

    /// - Throws: ``GenerationError`` with all errors in the text.
    static func read(_ text: String, at place: String) throws -> TemplateManifest {
        var reader = TemplateManifestReader(place: place)
        let manifest = try reader.manifest(text)
        try reader.problems.throwIfAny()
        guard let manifest else { throw GenerationError("manifest.form", "The manifest is empty.", at: place) }
        return manifest
    }

    private mutating func manifest(_ text: String) throws -> TemplateManifest? {
        let root: Node?
        do {
            root = try compose(yaml: text, .basic)
        } catch {
            problems.add("manifest.yaml", "The manifest is not YAML: \(error)", at: place)
            return nil
        }
        let fields = fields(
            of: root,
            [
                "name", "summary", "options", "makes", "module-name", "needs-attributes", "needs-routes", "reserved-attributes",
                "reserved-names", "program", "products", "uses", "files", "routes", "hooks", "next",
            ],
            in: "a manifest")
        let name = string(fields["name"], "name", of: root) ?? ""
        let summary = string(fields["summary"], "summary", of: root) ?? ""
        return TemplateManifest(
            name: name,
            summary: summary,
            options: options(fields["options"]),
            makes: product(fields["makes"]),
            needsAttributes: fields["needs-attributes"]?.bool ?? false,
            reservedAttributes: items(fields["reserved-attributes"], "reserved-attributes").compactMap(\.string),
            reservedNames: items(fields["reserved-names"], "reserved-names").compactMap(\.string),
            needsRoutes: fields["needs-routes"]?.bool ?? false,
            program: try fields["program"].flatMap { try program($0) },
            moduleName: fields["module-name"]?.string,
            products: try items(fields["products"], "products").compactMap { try packageProduct($0) },
            uses: try items(fields["uses"], "uses").compactMap { try use($0) },
            files: try items(fields["files"], "files").compactMap { try file($0) },
            routes: try items(fields["routes"], "routes").compactMap { try route($0) },
            hooks: try items(fields["hooks"], "hooks").compactMap { try hook($0) },
            next: items(fields["next"], "next").compactMap(\.string)
        )
    }

    private mutating func product(_ node: Node?) -> TemplateProduct {
        guard let node else { return .module }
        if let product = TemplateProduct(rawValue: node.string ?? "") { return product }
        add("\"makes\" is \"module\" or \"package\".", node)
        return .module
    }

    private mutating func program(_ node: Node) throws -> TemplateProgram? {
        let fields = fields(of: node, ["imports", "before", "admit", "adding"], in: "\"program\"")
        guard let before = string(fields["before"], "before", of: node), let admission = string(fields["admit"], "admit", of: node),
            let routes = string(fields["adding"], "adding", of: node)
        else { return nil }
        return TemplateProgram(
            imports: items(fields["imports"], "imports").compactMap(\.string), before: before, admission: admission, routes: routes)
    }

    private mutating func packageProduct(_ node: Node) throws -> TemplatePackageProduct? {
        let fields = fields(of: node, ["product", "url", "from", "in", "when"], in: "an entry of \"products\"")
        guard let name = string(fields["product"], "product", of: node) else { return nil }
        let (url, version) = (fields["url"]?.string, fields["from"]?.string)
        if (url == nil) != (version == nil) { add("A product of another package needs \"url\" and \"from\".", node) }
        let source = url.flatMap { url in version.map { (url, $0) } }
        let place = TemplatePackageProduct.Place(rawValue: fields["in"]?.string ?? "module")
        if place == nil { add("\"in\" is \"module\", \"tests\" or \"program\".", node) }
        return TemplatePackageProduct(product: name, source: source, place: place ?? .module, condition: try condition(fields["when"]))
    }

    private mutating func options(_ node: Node?) -> [TemplateOption] {
        guard let node else { return [] }
        guard let mapping = node.mapping else {
            add("\"options\" holds no options. Write each with its name, as in \"content: {of: [text, list]}\".", node)
            return []
        }
        return mapping.compactMap { key, value in
            let name = key.string ?? ""
            let fields = fields(of: value, ["summary", "of", "default"], in: "an option")
            let choices = fields["of"]?.sequence.map { $0.compactMap(\.string) } ?? ["true", "false"]
            let standard = fields["default"]?.string ?? (choices == ["true", "false"] ? "false" : choices.first ?? "")
            if !choices.contains(standard) {
                add("The option \"\(name)\" has the default \"\(standard)\", which is none of its choices.", value)
            }
            if !SwiftWords.isIdentifier(name) { add("\"\(name)\" cannot be the name of an option. Use letters and digits.", key) }
            return TemplateOption(name: name, summary: fields["summary"]?.string ?? "", choices: choices, standard: standard)
        }
    }

    private mutating func use(_ node: Node) throws -> TemplateUse? {
        let fields = fields(of: node, ["template", "when", "with", "name"], in: "an entry of \"uses\"")
        guard let template = string(fields["template"], "template", of: node) else { return nil }
        var options: [String: String] = [:]
        for (key, value) in fields["with"]?.mapping ?? [:] { options[key.string ?? ""] = value.string ?? "" }
        return TemplateUse(template: template, name: fields["name"]?.string, condition: try condition(fields["when"]), options: options)
    }

    private mutating func file(_ node: Node) throws -> TemplateFile? {
        let fields = fields(of: node, ["from", "to", "when"], in: "a file")
        guard let source = string(fields["from"], "from", of: node), let destination = string(fields["to"], "to", of: node) else {
            return nil
        }
        if (try? Path.relative(source)) == nil { add("The file \"\(source)\" lies outside the folder of the template.", node) }
        return TemplateFile(source: source, destination: destination, condition: try condition(fields["when"]))
    }

    private mutating func route(_ node: Node) throws -> TemplateRoute? {
        let fields = fields(of: node, ["case", "values", "pattern", "builds", "link", "when"], in: "a route")
        guard let name = string(fields["case"], "case", of: node), let builds = string(fields["builds"], "builds", of: node) else {
            return nil
        }
        return TemplateRoute(
            caseName: name, values: fields["values"]?.string ?? "", pattern: fields["pattern"]?.string, builds: builds,
            link: fields["link"]?.string, condition: try condition(fields["when"])
        )
    }

    private mutating func hook(_ node: Node) throws -> TemplateHook? {
        let fields = fields(of: node, ["run", "when"], in: "a hook")
        let command = fields["run"]?.sequence.map { $0.compactMap(\.string) } ?? []
        if command.isEmpty {
            add("A hook needs \"run\" with the program and its arguments, as in \"run: [swift, format, .]\".", node)
            return nil
        }
        return TemplateHook(command: command, condition: try condition(fields["when"]))
    }

    private mutating func condition(_ node: Node?) throws -> TemplateCondition? {
        guard let node, let text = node.string else { return nil }
        return try problems.attempt(at: place(of: node)) { try TemplateCondition(text) }
    }

    // MARK: Parts of YAML

    private mutating func items(_ node: Node?, _ name: String) -> [Node] {
        guard let node else { return [] }
        guard let sequence = node.sequence else {
            add("\"\(name)\" is no list. Begin each entry with \"-\".", node)
            return []
        }
        return Array(sequence)
    }

    private mutating func fields(of node: Node?, _ known: [String], in what: String) -> [String: Node] {
        guard let mapping = node?.mapping else {
            add(
                "\(what.prefix(1).uppercased() + what.dropFirst()) has the wrong form. It has names and values: \(known.joined(separator: ", ")).",
                node)
            return [:]
        }
        var fields: [String: Node] = [:]
        for (key, value) in mapping {
            let name = key.string ?? ""
            if !known.contains(name) {
                add("\"\(name)\" means nothing in \(what).\(Suggestion.sentence(for: name, among: known))", key)
            }
            fields[name] = value
        }
        return fields
    }

    private mutating func string(_ node: Node?, _ name: String, of parent: Node?) -> String? {
        if let text = node?.string, !text.isEmpty { return text }
        if parent?.mapping != nil { add("\"\(name)\" is missing or is no text.", node ?? parent) }
        return nil
    }

    private mutating func add(_ text: String, _ node: Node?) {
        problems.add("manifest.form", text, at: place(of: node))
    }

    private func place(of node: Node?) -> String { node?.mark.map { "\(place):\($0.line)" } ?? place }
}
