import SwiftFacts
import Testing

@Suite struct ManifestReaderTests {
    @Test func targetsAreReadWithTheirKindsPathsAndDependencies() {
        let manifest = ManifestReader().manifest(
            in: """
                let kit: Target.Dependency = .product(name: "Kit", package: "kit")
                let package = Package(
                    name: "App",
                    products: [.library(name: "App", targets: ["App"])],
                    targets: [
                        .target(name: "App", dependencies: ["Model", kit, .target(name: "Views")] + [.byName(name: "More")]),
                        .executableTarget(name: "run", dependencies: ["App"], path: "Run"),
                        .testTarget(name: "AppTests", dependencies: ["App"]),
                        .plugin(name: "Maker", capability: .buildTool()),
                    ]
                )
                package.targets.append(.target(name: "Late"))
                for kind in ["A", "B"] { package.targets += [.target(name: "Made\\(kind)")] }
                """)
        #expect(manifest.name == "App")
        #expect(manifest.targets.map(\.name) == ["App", "run", "AppTests", "Maker", "Late"])
        #expect(manifest.targets.map(\.kind) == [.library, .executable, .test, .other, .library])
        #expect(manifest.targets[0].dependencies == ["Model", "Kit", "Views", "More"])
        #expect(manifest.targets[1].path == "Run")
        #expect(manifest.hasComputedTargets)
    }
}
