// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

let yaml: Target.Dependency = .product(name: "Yams", package: "Yams")

/// The command `belvedere`. It reads and writes Swift source, and it does not depend on the kit.
let package = Package(
    name: "Tools",
    platforms: [.macOS(.v15)],
    products: [
        // No product may be called `Belvedere`, because some file systems do not distinguish it from `belvedere`.
        .executable(name: "belvedere", targets: ["BelvedereCommand"]),
        .library(name: "ArchitectureTesting", targets: ["ArchitectureTesting"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [],
    swiftLanguageModes: [.v6]
)

// MARK: Words and numbers
package.targets += [
    // Random numbers from a seed and digests of bytes, the same on each machine. The kit has a target with the same files.
    .target(name: "Repeatable", swiftSettings: settings),
    // Suggests a known word for an unknown one.
    .target(name: "Suggestions", swiftSettings: settings),
]

// MARK: Reading Swift
// Only this target uses swift-syntax, because its interface changes each year.
package.targets += [
    .target(
        name: "SwiftFacts",
        dependencies: [
            .product(name: "SwiftSyntax", package: "swift-syntax"),
            .product(name: "SwiftParser", package: "swift-syntax"),
        ],
        swiftSettings: settings
    ),
    .testTarget(name: "SwiftFactsTests", dependencies: ["SwiftFacts"], swiftSettings: settings),
]

// MARK: Reading the index of the compiler
package.targets += [
    // The types of the functions of libIndexStore, which the program opens at run time.
    .target(name: "CIndexStore"),
    .target(name: "CompilerIndex", dependencies: ["CIndexStore", "SwiftFacts"], swiftSettings: settings),
    .testTarget(name: "CompilerIndexTests", dependencies: ["CompilerIndex", "SwiftFacts"], swiftSettings: settings),
]

// MARK: Checking
package.targets += [
    .target(name: "Architecture", dependencies: ["CompilerIndex", "Suggestions", "SwiftFacts", yaml], swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", dependencies: ["Architecture", "SwiftFacts"], swiftSettings: settings),
    .target(name: "ArchitectureGraph", dependencies: ["Architecture", "SwiftFacts"], swiftSettings: settings),
    .testTarget(
        name: "ArchitectureGraphTests",
        dependencies: ["ArchitectureGraph", "Architecture", "SwiftFacts"],
        swiftSettings: settings
    ),
]

// MARK: Generating
package.targets += [
    // The part of Liquid that the templates of Generamba use.
    .target(name: "LiquidTemplates", swiftSettings: settings),
    .testTarget(name: "LiquidTemplatesTests", dependencies: ["LiquidTemplates"], swiftSettings: settings),
    // The templates of the program, compiled from a folder of files.
    .target(name: "BuiltInTemplates", exclude: ["Templates"], swiftSettings: settings, plugins: ["TemplateTexts"]),
    .plugin(name: "TemplateTexts", capability: .buildTool()),
    .target(
        name: "Generation",
        dependencies: [
            "BuiltInTemplates", "LiquidTemplates", "Repeatable", "Suggestions", "SwiftFacts", yaml,
            .product(name: "Mustache", package: "swift-mustache"),
        ],
        swiftSettings: settings
    ),
    // A run that kills itself at a chosen step, for tests.
    .executableTarget(name: "CutRun", dependencies: ["Generation"], path: "Tests/CutRun", swiftSettings: settings),
    .testTarget(
        name: "GenerationTests",
        dependencies: ["BuiltInTemplates", "Generation", "LiquidTemplates", "Repeatable", "SwiftFacts", "CutRun"],
        exclude: ["Families"],
        swiftSettings: settings
    ),
]

// MARK: Developing
package.targets += [
    // Builds a program after each edit and restarts it behind an open address.
    .target(name: "Development", dependencies: ["Repeatable", "SwiftFacts"], swiftSettings: settings),
    .testTarget(name: "DevelopmentTests", dependencies: ["Development", "SwiftFacts"], swiftSettings: settings),
]

// MARK: Coding agents
package.targets += [
    // Speaks the Model Context Protocol, and opens apps headless for it.
    .target(name: "ModelContext", swiftSettings: settings),
    .testTarget(name: "ModelContextTests", dependencies: ["ModelContext"], swiftSettings: settings),
]

// MARK: Command
package.targets.append(
    .executableTarget(
        name: "BelvedereCommand",
        dependencies: [
            "Architecture", "ArchitectureGraph", "CompilerIndex", "Development", "Generation", "ModelContext",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: settings
    )
)
package.targets.append(
    .testTarget(name: "BelvedereCommandTests", dependencies: ["BelvedereCommand", "Repeatable"], swiftSettings: settings)
)

// MARK: Measuring
package.targets.append(
    // A baseline for the measurements of the check.
    .executableTarget(
        name: "ParseFloor",
        dependencies: [
            .product(name: "SwiftParser", package: "swift-syntax"), .product(name: "SwiftSyntax", package: "swift-syntax"),
        ],
        swiftSettings: settings
    )
)

// MARK: Checking from tests
// This target runs the command and links no part of the parser.
package.targets += [
    .target(name: "ArchitectureTesting", swiftSettings: settings),
    .testTarget(name: "ArchitectureTestingTests", dependencies: ["ArchitectureTesting", "BelvedereCommand"], swiftSettings: settings),
]
