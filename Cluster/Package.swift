// swift-tools-version: 6.2
import PackageDescription

/// Whether to leave out the gallery (the demonstration server) and its web server, as in the other packages.
let isBrowserLeftOut = Context.environment["BELVEDERE_WITHOUT_BROWSER"] != nil

let plain: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

/// Shared values for several nodes (server processes) over one PostgreSQL database. It is a package of its own, so that only its users need
/// libpq.
let package = Package(
    name: "Cluster",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "PostgreSQL", targets: ["PostgreSQL"]),
        .library(name: "BelvedereCluster", targets: ["BelvedereCluster"]),
    ],
    dependencies: [
        .package(name: "Belvedere", path: ".."),
        .package(name: "Apps", path: "../Apps"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    ],
    targets: [
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .target(name: "PostgreSQL", dependencies: ["CPostgreSQL"], swiftSettings: plain),
        .target(
            name: "BelvedereCluster",
            dependencies: [
                "PostgreSQL", .product(name: "BelvedereCore", package: "Belvedere"), .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
            ],
            swiftSettings: plain
        ),
        .target(
            name: "ContactsPostgreSQL",
            dependencies: [
                "PostgreSQL", "BelvedereCluster", .product(name: "ContactsModel", package: "Apps"),
                .product(name: "Repeatable", package: "Belvedere"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: plain
        ),
        // Makes a new database for each test.
        .target(name: "ClusterTesting", dependencies: ["PostgreSQL"], path: "Tests/ClusterTesting", swiftSettings: plain),
        .testTarget(name: "PostgreSQLTests", dependencies: ["PostgreSQL", "ClusterTesting"], swiftSettings: plain),
        .testTarget(
            name: "BelvedereClusterTests",
            dependencies: [
                "BelvedereCluster", "PostgreSQL", "ClusterTesting", .product(name: "BelvedereCore", package: "Belvedere"),
                .product(name: "Repeatable", package: "Belvedere"),
            ],
            swiftSettings: plain
        ),
        .testTarget(
            name: "ContactsPostgreSQLTests",
            dependencies: [
                "ContactsPostgreSQL", "BelvedereCluster", "PostgreSQL", "ClusterTesting",
                .product(name: "ContactsModel", package: "Apps"), .product(name: "ContactsContract", package: "Apps"),
            ],
            swiftSettings: plain
        ),
    ],
    swiftLanguageModes: [.v6]
)

if !isBrowserLeftOut {
    package.products += [
        .executable(name: "gallery-cluster", targets: ["gallery-cluster"]),
        .executable(name: "gallery-cluster-bench", targets: ["gallery-cluster-bench"]),
    ]
    package.targets += [
        .target(
            name: "GalleryPostgreSQL",
            dependencies: [
                "BelvedereCluster", "ContactsPostgreSQL", "PostgreSQL", .product(name: "GalleryServer", package: "Apps"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: plain
        ),
        .executableTarget(
            name: "gallery-cluster",
            dependencies: ["GalleryPostgreSQL", .product(name: "GalleryServer", package: "Apps")],
            swiftSettings: plain
        ),
        // The same program, with additional pages that `make test-cluster` uses.
        .executableTarget(
            name: "gallery-cluster-bench",
            dependencies: [
                "GalleryPostgreSQL", .product(name: "BenchPages", package: "Apps"), .product(name: "GalleryServer", package: "Apps"),
            ],
            path: "Tests/gallery-cluster-bench",
            swiftSettings: plain
        ),
    ]
}
