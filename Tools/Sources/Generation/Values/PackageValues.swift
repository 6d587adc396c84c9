/// The values that the template of a package can use.
enum PackageValues {
    static let shapes: [String: NameShape] = [
        "name": .text, "Name": .text, "title": .text, "words": .text, "path": .text,
        "target": .text, "testTarget": .text, "executable": .text, "kit": .text, "desktopKit": .text,
        "kitName": .text, "toolsVersion": .text,
    ]

    static func values(for name: ModuleName, place: ModulePlace, kit: KitRequirement) -> [String: TemplateValue] {
        [
            "name": .text(name.value), "Name": .text(name.type), "title": .text(name.title), "words": .text(name.words),
            "path": .text(name.path), "target": .text(place.target), "testTarget": .text(place.testTarget),
            "executable": .text(name.path), "kit": .text(kit.declaration), "desktopKit": .text(kit.desktopDeclaration),
            "kitName": .text(kit.package), "toolsVersion": .text("6.2"),
        ]
    }
}
