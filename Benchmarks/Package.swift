// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let network: [Target.Dependency] = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
    .product(name: $0, package: "swift-nio")
}

let package = Package(
    name: "BelvedereBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Belvedere", path: ".."),
        .package(name: "Apps", path: "../Apps"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
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
            swiftSettings: settings
        ),
        .executableTarget(
            name: "MeasureNearby",
            dependencies: [
                .product(name: "Nearby", package: "Apps"),
                .product(name: "BelvedereBinding", package: "Belvedere"),
                .product(name: "Belvedere", package: "Belvedere"),
                .product(name: "BelvedereHeadless", package: "Belvedere"),
            ],
            swiftSettings: settings
        ),
        // Measures imports and searches of places for the app Nearby, and the list of employees.
        .executableTarget(
            name: "MeasurePlaces",
            dependencies: [.product(name: "Nearby", package: "Apps"), .product(name: "EmployeesService", package: "Apps")],
            swiftSettings: settings
        ),
        // The minimal program to compare the browser host with: only swift-nio, and a page in plain JavaScript.
        .executableTarget(
            name: "echo-page",
            dependencies: network,
            path: "Sources/EchoPage",
            resources: [
                .embedInCode("Page/echo.html"), .embedInCode("Page/vanilla.html"), .embedInCode("Page/echo.js"),
                .embedInCode("Page/vanilla.js"),
            ],
            swiftSettings: settings
        ),
        // Simulates many pages at once, without browsers.
        .executableTarget(
            name: "session-load",
            dependencies: network,
            path: "Sources/SessionLoad",
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
