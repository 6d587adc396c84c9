import SwiftFacts
import Testing

struct EditableManifestTests {
    private let added = ".target(\n    name: \"New\"\n)"

    @Test func theTargetsAreRead() {
        let manifest = EditableManifest(
            source: """
                let kit: Target.Dependency = .product(name: "Belvedere", package: "belvedere")
                let package = Package(name: "p", targets: [
                    .target(name: "A", dependencies: [kit, "B", .target(name: "C")], path: "Code/A", swiftSettings: settings),
                    .testTarget(name: "ATests", dependencies: ["A", .product(name: "BelvedereTesting", package: "belvedere")]),
                ])
                package.targets += [.executableTarget(name: "tool", dependencies: ["A"])]
                """)
        #expect(manifest.targets.map(\.name) == ["A", "ATests", "tool"])
        #expect(manifest.targets.map(\.folder) == ["Code/A", "Tests/ATests", "Sources/tool"])
        #expect(Set(manifest.targets[0].dependencies) == ["Belvedere", "B", "C"])
        #expect(manifest.targets[0].packages == ["Belvedere": "belvedere"])
        #expect(manifest.targets[0].settings == "settings")
        #expect(manifest.targets[1].dependencies == ["A", "BelvedereTesting"])
    }

    @Test func targetsFollowTheLastOneAndNothingElseChanges() throws {
        for (end, expected) in [
            (".target(name: \"A\"), // one", ".target(name: \"A\"), // one\n        .target(\n            name: \"New\"\n        ),"),
            (".target(name: \"A\")", ".target(name: \"A\"),\n        .target(\n            name: \"New\"\n        )"),
        ] {
            let source = "// Mine.\nlet package = Package(\n    name: \"p\",\n    targets: [\n        \(end)\n    ]\n)\n"
            let insertion = try #require(EditableManifest(source: source).insertion(ofTargets: [added]))
            let result = insertion.applied(to: source)
            #expect(result == source.replacing(end, with: expected))
            #expect(EditableManifest(source: result).targets.map(\.name) == ["A", "New"])
            #expect(
                SourceInsertion.places(of: insertion.text, in: result) == [insertion.offset..<insertion.offset + insertion.text.utf8.count])
        }
    }

    @Test func targetsOfAnEmptyListFollowThePackage() throws {
        let source = "let package = Package(name: \"p\", targets: [])\n"
        let result = try #require(EditableManifest(source: source).insertion(ofTargets: [added])).applied(to: source)
        #expect(result == source + "\npackage.targets += [\n    .target(\n        name: \"New\"\n    ),\n]\n")
        #expect(EditableManifest(source: result).targets.map(\.name) == ["New"])
    }

    @Test(arguments: [
        ("[]", "[NEW]"),
        ("[ONE]", "[ONE, NEW]"),
        ("[ONE,]", "[ONE, NEW,]"),
        ("[\n        ONE\n    ]", "[\n        ONE,\n        NEW\n    ]"),
        ("[\n        ONE, // one\n    ]", "[\n        ONE, // one\n        NEW,\n    ]"),
    ])
    func aPackageAndADependencyFollowTheLastOne(before: String, after: String) throws {
        func check(_ source: String, _ one: String, _ new: String, _ insertion: (EditableManifest) -> SourceInsertion?) throws {
            func filled(_ list: String) -> String {
                source.replacing("LIST", with: list).replacing("ONE", with: one).replacing("NEW", with: new)
            }
            let insertion = try #require(insertion(EditableManifest(source: filled(before))))
            let result = insertion.applied(to: filled(before))
            #expect(result == filled(after))
            #expect(SourceInsertion.places(of: insertion.text, in: result).map(\.lowerBound) == [insertion.offset])
        }
        let package = "let package = Package(\n    name: \"p\",\n    dependencies: LIST,\n    targets: [.target(name: \"A\")]\n)\n"
        let new = ".package(url: \"https://example.com/new\", from: \"1.0.0\")"
        try check(package, ".package(path: \"../one\")", new) { $0.insertion(ofPackage: new) }
        let target = "let package = Package(\n    targets: [\n        .target(name: \"A\", dependencies: LIST),\n    ]\n)\n"
        try check(target, "\"B\"", "\"C\"") { $0.insertion(ofDependency: "\"C\"", toTarget: "A") }
    }

    @Test func thePackagesHaveTheLastPartOfTheirAddress() {
        let source = """
            let package = Package(name: "p", dependencies: [
                .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.0.0"), .package(name: "belvedere", path: "../Kit"),
            ])
            """
        #expect(EditableManifest(source: source).packages == ["grdb.swift", "belvedere", "kit"])
    }

    @Test(arguments: ["dependencies: all", "dependencies: [\n        \"B\" // a remark\n    ]", "dependencies: [\"B\"] + more"])
    func dependenciesOfAnotherFormAreLeftAlone(dependencies: String) {
        let manifest = EditableManifest(source: "let package = Package(\n    targets: [.target(name: \"A\", \(dependencies))]\n)\n")
        #expect(manifest.insertion(ofDependency: "\"C\"", toTarget: "A") == nil)
        #expect(manifest.insertion(ofDependency: "\"C\"", toTarget: "Z") == nil)
        #expect(manifest.insertion(ofPackage: "\"C\"") == nil)
    }

    @Test(arguments: [
        "let package = Package(name: \"p\", targets: [.target(name: \"A\")])",
        "let package = Package(\n    targets: [\n        .target(name: \"A\") // a remark\n    ]\n)",
        "makePackage()",
    ])
    func unusualFormsAreLeftAlone(source: String) {
        #expect(EditableManifest(source: source).insertion(ofTargets: [added]) == nil)
    }
}
