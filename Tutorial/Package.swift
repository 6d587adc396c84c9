// swift-tools-version: 6.2
import PackageDescription

/// The eight steps of the tutorial, and one app in four patterns. In this package each is a module of its own, so that all are
/// compiled together. A reader of the tutorial has only one package, and changes its files from step to step.
/// `Scripts/make-tutorial` writes the pages from these files.
let screens: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault"), .treatAllWarnings(as: .error)]

let kit: Target.Dependency = .product(name: "Belvedere", package: "Belvedere")

let package = Package(
    name: "Tutorial",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Belvedere", path: "..")],
    swiftLanguageModes: [.v6]
)

for step in 1...8 {
    package.targets += [
        .target(
            name: "Step\(step)", dependencies: [kit],
            path: "Step\(step)/Sources/Screens", swiftSettings: screens
        ),
        .testTarget(
            name: "Step\(step)Tests",
            dependencies: [
                .target(name: "Step\(step)"), .product(name: "BelvedereTesting", package: "Belvedere"),
                .product(name: "BelvedereInspector", package: "Belvedere"),
            ],
            path: "Step\(step)/Tests", swiftSettings: screens
        ),
    ]
}

// One small app in four patterns, and the two other small apps of the article "One app in four patterns".
let model: Target.Dependency = .target(name: "PatternModel")
package.targets += [
    .target(name: "PatternModel", dependencies: [kit], path: "Patterns/Model", swiftSettings: screens),
    .target(name: "PatternMVC", dependencies: [model, kit], path: "Patterns/MVC", swiftSettings: screens),
    .target(name: "PatternMVVM", dependencies: [model, kit], path: "Patterns/MVVM", swiftSettings: screens),
    .target(name: "PatternMVVMClosures", dependencies: [model, kit], path: "Patterns/MVVMClosures", swiftSettings: screens),
    .target(name: "PatternMVP", dependencies: [model, kit], path: "Patterns/MVP", swiftSettings: screens),
    .target(name: "PatternVIPER", dependencies: [model, kit], path: "Patterns/VIPER", swiftSettings: screens),
    .target(name: "PatternDoggies", dependencies: [kit], path: "Patterns/Doggies", swiftSettings: screens),
    .target(name: "PatternNested", dependencies: [kit], path: "Patterns/Nested", swiftSettings: screens),
    .testTarget(
        name: "PatternTests",
        dependencies: [
            "PatternMVC", "PatternMVVM", "PatternMVVMClosures", "PatternMVP", "PatternVIPER", "PatternDoggies", "PatternNested", model,
            .product(name: "BelvedereTesting", package: "Belvedere"),
        ],
        path: "Patterns/Tests", swiftSettings: screens
    ),
]

// There are two servers: the one of step 1, and the one of step 8 before its login.
package.targets += [
    .executableTarget(
        name: "Step1Server", dependencies: ["Step1", .product(name: "BelvedereBrowser", package: "Belvedere")],
        path: "Step1/Sources/Server"
    ),
    .executableTarget(
        name: "Step8Server", dependencies: ["Step8", .product(name: "BelvedereBrowser", package: "Belvedere")],
        path: "Step8/Sources/Server"
    ),
]

// Serves one step, for its pictures. The steps use the same names, so each file of ShowStep imports one step only.
package.targets.append(
    .executableTarget(
        name: "ShowStep",
        dependencies: (1...8).map { .target(name: "Step\($0)") } + [kit, .product(name: "BelvedereBrowser", package: "Belvedere")],
        path: "ShowStep", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error)]
    )
)
