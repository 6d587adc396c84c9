// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "BelvedereBenchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "Belvedere", path: ".."),
        .package(name: "Apps", path: "../Apps"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "CAllocationCount"),
        .executableTarget(
            name: "belvedere-benchmarks",
            dependencies: [
                "CAllocationCount",
                .product(name: "BelvedereBinding", package: "Belvedere"),
                .product(name: "Belvedere", package: "Belvedere"),
                .product(name: "BelvedereHeadless", package: "Belvedere"),
                .product(name: "DoggiesModel", package: "Apps"),
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            path: "Sources/BelvedereBenchmarks",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
