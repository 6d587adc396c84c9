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
        "let package = Package(name: \"p\", targets: [.target(name: \"A\")])",
        "let package = Package(\n    targets: [\n        .target(name: \"A\") // a remark\n    ]\n)",
        "makePackage()",
    ])
    func unusualFormsAreLeftAlone(source: String) {
        #expect(EditableManifest(source: source).insertion(ofTargets: [added]) == nil)
    }
}
