/// The values that the template of a module can use, such as `name`.
enum ModuleValues {
    static let shapes: [String: NameShape] = [
        "name": .text, "Name": .text, "title": .text, "words": .text, "path": .text, "article": .text, "Article": .text,
        "names": .text, "Names": .text, "titles": .text, "pluralWords": .text, "pluralPath": .text,
        "target": .text, "testTarget": .text, "routeType": .text, "firstRoute": .text, "hasRoutes": .flag, "sources": .text, "tests": .text,
        "programSources": .text, "program": .text, "application": .text,
        "access": .text, "kitImport": .text, "nonisolated": .text,
        "attributes": .list(NameShape.attribute), "hasAttributes": .flag, "needsFoundation": .flag,
        "draftImports": .text, "formImports": .text, "hasNeeded": .flag, "hasRead": .flag, "hasDecimal": .flag, "hasDate": .flag,
        "hasNumber": .flag, "rowImports": .text, "orderImports": .text, "firstLabel": .text, "firstName": .text,
        "shown": .text, "shownSample": .text, "otherShownSample": .text,
    ]

    /// The values for a module with this name at this location of a project. The key is the name that a template uses, such as `name`.
    static func values(for name: ModuleName, attributes: [EntityAttribute], in place: ModulePlace) -> [String: TemplateValue] {
        let plural = name.plural
        // A row of the generated list shows the first attribute that is a required text. If there is none, the row shows the number of the
        // entity.
        let shown = attributes.first { $0.type == .string && !$0.isOptional }
        let kitImport = place.isPublic && place.importsAreInternal ? "public import" : "import"
        let days = attributes.contains { $0.type == .date } ? "\(kitImport) BelvedereCore\n" : ""
        let readsFoundation = attributes.contains { [.decimal, .uuid, .url].contains($0.type) }
        // A form reads decimal numbers in the language of the session.
        let hasDecimal = attributes.contains { $0.type == .decimal }
        let core = days.isEmpty && hasDecimal ? "import BelvedereCore\n" : days
        let fields = attributes.map(FormValues.values)
        return [
            "name": .text(name.value), "Name": .text(name.type), "title": .text(name.title), "words": .text(name.words),
            "path": .text(name.path), "article": .text("aeiou".contains(name.words.prefix(1)) ? "an" : "a"),
            "Article": .text("aeiou".contains(name.words.prefix(1)) ? "An" : "A"),
            "names": .text(plural.value), "Names": .text(plural.type), "titles": .text(plural.title),
            "pluralWords": .text(plural.words), "pluralPath": .text(plural.path),
            "target": .text(place.target), "testTarget": .text(place.testTarget),
            "routeType": .text(place.routeType), "firstRoute": .text(place.firstRoute), "hasRoutes": .flag(!place.firstRoute.isEmpty),
            "sources": .text(place.sources), "tests": .text(place.tests),
            "programSources": .text(place.programSources), "program": .text(place.program), "application": .text(place.application),
            "access": .text(place.isPublic ? "public " : ""),
            "kitImport": .text(kitImport),
            "nonisolated": .text(place.hasDefaultIsolation ? "nonisolated " : ""),
            "attributes": .list(attributes.map { values(for: $0, of: name.value) }), "hasAttributes": .flag(!attributes.isEmpty),
            "needsFoundation": .flag(attributes.contains { $0.type.needsFoundation }),
            "draftImports": .text(imports(days + (readsFoundation ? "\(kitImport) Foundation\n" : ""))),
            // The `public` declarations of a form use no types of Foundation; only its function bodies do. So this import is never
            // `public`.
            "formImports": .text(imports(core + (readsFoundation ? "import Foundation\n" : ""))),
            "hasNeeded": .flag(fields.contains { $0["isNeeded"] == .flag(true) }),
            "hasRead": .flag(fields.contains { $0["isRead"] == .flag(true) }),
            "hasDecimal": .flag(hasDecimal),
            "hasDate": .flag(attributes.contains { $0.type == .date }),
            "hasNumber": .flag(attributes.contains { ResourceValues.isNumber($0.type) }),
            "rowImports": .text(ResourceValues.rowImports(for: attributes)),
            "orderImports": .text(ResourceValues.orderImports(for: attributes)),
            "firstLabel": .text(attributes.first?.name.title ?? ""), "firstName": .text(attributes.first?.name.value ?? ""),
            "shown": .text(shown.map { "\(name.value).\($0.name.value)" } ?? "\"\(name.title) \\(\(name.value).id)\""),
            "shownSample": .text("\(shown?.name.title ?? name.title) 1"),
            "otherShownSample": .text("\(shown?.name.title ?? name.title) 2"),
        ]
    }

    /// The `import` lines at the top of a file, followed by an empty line; empty if there are none.
    private static func imports(_ lines: String) -> String { lines.isEmpty ? "" : lines + "\n" }

    private static func values(for attribute: EntityAttribute, of entity: String) -> [String: TemplateValue] {
        let (name, type) = (attribute.name, attribute.type)
        var values = FormValues.values(for: attribute)
        values.merge(ResourceValues.values(for: attribute, of: entity)) { _, own in own }
        values.merge([
            "name": .text(name.value), "Name": .text(name.type), "label": .text(name.title), "words": .text(name.words),
            "type": .text(attribute.swiftType), "baseType": .text(type.swiftName), "isOptional": .flag(attribute.isOptional),
            "sample": .text(type.sample(1, label: name.title)),
            "otherSample": .text(attribute.isOptional ? "nil" : type.sample(2, label: name.title)),
            "json": .text(type.json(1, label: name.title)),
            "otherJson": .text(attribute.isOptional ? "null" : type.json(2, label: name.title)),
        ]) { _, own in own }
        for other in AttributeType.allCases {
            values["is" + other.rawValue.prefix(1).uppercased() + other.rawValue.dropFirst()] = .flag(other == type)
        }
        return values
    }
}
