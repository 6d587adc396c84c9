// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder with the toolchain's own parser of Swift, if `BELVEDERE_SYNTAX=toolchain` asks for it on Linux.
///
/// The package swift-syntax is the longest part of a clean build. A command with the parser of the toolchain runs only beside this
/// toolchain, so the package is the default.
let syntaxOfToolchain: String? = {
    guard Context.environment["BELVEDERE_SYNTAX"] == "toolchain" else { return nil }
    // The library that this manifest is linked with is in the toolchain, at lib/swift/pm/ManifestAPI.
    // Read the list of loaded files to its end: a file of this folder has no size, so `String(contentsOfFile:)` may stop after one page.
    guard let loaded = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else { return nil }
    let maps = String(decoding: loaded, as: UTF8.self)
    let manifest = maps.split(separator: "\n").first { $0.contains("/lib/swift/pm/") }
    guard let manifest, let start = manifest.firstIndex(of: "/"), let end = manifest.range(of: "/pm/") else { return nil }
    let folder = "\(manifest[start..<end.lowerBound])/host"
    return FileManager.default.fileExists(atPath: "\(folder)/SwiftParser.swiftmodule") ? folder : nil
}()
let syntax: [Target.Dependency] =
    syntaxOfToolchain == nil
    ? [.product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax")] : []
let linkingOfSyntax: [LinkerSetting] =
    syntaxOfToolchain.map { folder in
        [
            .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
            .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        ]
    } ?? []

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .treatAllWarnings(as: .error),
    ] + (syntaxOfToolchain.map { [.unsafeFlags(["-I", $0])] } ?? [])

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
    ]
        + (syntaxOfToolchain == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
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
        dependencies: syntax,
        swiftSettings: settings,
        linkerSettings: linkingOfSyntax
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
        dependencies: syntax,
        swiftSettings: settings,
        linkerSettings: linkingOfSyntax
    )
)

// MARK: Checking from tests
// This target runs the command and links no part of the parser.
package.targets += [
    .target(name: "ArchitectureTesting", swiftSettings: settings),
    .testTarget(name: "ArchitectureTestingTests", dependencies: ["ArchitectureTesting", "BelvedereCommand"], swiftSettings: settings),
]
