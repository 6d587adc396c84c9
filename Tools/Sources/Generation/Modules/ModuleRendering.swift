import Mustache

/// Renders a template for the name of a module, together with the other templates that it uses.
struct ModuleRendering {
    let library: TemplateLibrary
    let attributes: [EntityAttribute]
    /// Returns the values that every template can use, such as `name`, for a module with the given name.
    let values: (ModuleName) -> [String: TemplateValue]

    private(set) var result = RenderedModule()
    private(set) var problems = ProblemList()

    init(library: TemplateLibrary, attributes: [EntityAttribute], values: @escaping (ModuleName) -> [String: TemplateValue]) {
        self.library = library
        self.attributes = attributes
        self.values = values
    }

    mutating func render(_ found: FoundTemplate, _ name: ModuleName, options choices: [String: String], above: [String] = []) throws {
        let template = found.template
        for problem in template.problems { problems.add(problem) }
        let manifest = template.manifest
        for problem in template.attributeProblems(attributes) + template.choiceProblems(choices) { problems.add(problem) }
        if !problems.all.isEmpty { return }
        var values = values(name)
        for option in manifest.options { values.merge(option.values(for: choices[option.name] ?? option.standard)) { _, new in new } }
        for use in manifest.uses where use.condition?.holds(for: values) ?? true {
            try render(use, in: template, name, values: values, above: above + [template.name])
        }
        let partials = try template.library()
        for file in manifest.files where file.condition?.holds(for: values) ?? true {
            let destination = try template.render(file.destination, values, library: partials)
            guard let path = try problems.attempt(at: "\(template.name)/\(TemplateManifest.fileName)", { try Path.relative(destination) })
            else { continue }
            let text = try template.render(template.texts[file.source] ?? "", values, library: partials)
            if let other = result.files[path], other != text {
                problems.add("template.twice", "Two files of the templates have the same path \"\(path)\".", at: template.name)
            }
            result.files[path] = text
        }
        for route in manifest.routes where route.condition?.holds(for: values) ?? true {
            let caseName = try template.render(route.caseName, values, library: partials)
            if result.routes.contains(where: { $0.caseName == caseName }) {
                problems.add(
                    "route.twice",
                    """
                    Two routes of the template "\(template.name)" would have the name "\(caseName)", because it is the plural too. \
                    Choose another name, such as "\(name.type)Item".
                    """)
            }
            result.routes.append(
                RenderedModule.Route(
                    caseName: caseName,
                    values: try template.render(route.values, values, library: partials),
                    pattern: try route.pattern.map { try template.render($0, values, library: partials) } ?? ".\(caseName)",
                    builds: try template.render(route.builds, values, library: partials),
                    link: try route.link.map { try template.render($0, values, library: partials) } ?? ""
                )
            )
        }
        for product in manifest.products where product.condition?.holds(for: values) ?? true {
            let needed = RenderedModule.PackageProduct(
                name: product.product, place: product.place, url: product.source?.url, version: product.source?.version ?? "")
            if !result.products.contains(needed) { result.products.append(needed) }
        }
        for hook in manifest.hooks where hook.condition?.holds(for: values) ?? true {
            result.hooks.append(try hook.command.map { try template.render($0, values, library: partials) })
            if !found.origin.isTrusted { result.areHooksTrusted = false }
        }
        result.next += try manifest.next.map { try template.render($0, values, library: partials) }
    }

    /// Whether the rendered text depends on the attributes that the developer gave.
    func usesAttributes(of found: FoundTemplate, _ name: ModuleName, options: [String: String], in place: ModulePlace) throws -> Bool {
        var bare = ModuleRendering(library: library, attributes: []) { ModuleValues.values(for: $0, attributes: [], in: place) }
        try bare.render(found, name, options: options)
        return !bare.problems.all.isEmpty || bare.result.files != result.files || bare.result.routes != result.routes
    }

    private mutating func render(
        _ use: TemplateUse, in template: Template, _ name: ModuleName, values: [String: TemplateValue], above: [String]
    ) throws {
        if above.contains(use.template) {
            problems.add(
                "template.circle", "The template \"\(use.template)\" uses itself: \((above + [use.template]).joined(separator: " → ")).")
            return
        }
        let library = library
        guard let used = try problems.attempt(at: template.name, { try library.template(named: use.template) }) else { return }
        guard let usedName = try problems.attempt(at: template.name, { try use.name.map { try ModuleName($0) } ?? name }) else { return }
        // The developer's options also go to each used template that has an option with the same name.
        var options = use.options
        for option in used.template.options where options[option.name] == nil {
            switch values[option.name] {
            case .text(let choice) where option.choices.contains(choice): options[option.name] = choice
            case .flag(let flag) where option.isFlag: options[option.name] = String(flag)
            default: break
            }
        }
        try render(used, usedName, options: options, above: above)
    }
}
