// swift-tools-version: 6.2
import PackageDescription

let plain: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

/// The five apps. View models, presenters and interactors stand in targets of their own that import no view, so the
/// compiler itself keeps them apart from the screens.
let interface: [SwiftSetting] = plain + [
    .defaultIsolation(MainActor.self, .when(platforms: [.iOS, .tvOS, .visionOS])),
]
let package = Package(
    name: "Apps",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "Belvedere", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [],
    swiftLanguageModes: [.v6]
)

// MARK: Contacts
package.targets += [
    .target(
        name: "ContactsStore",
        dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
        swiftSettings: plain
    ),
    .testTarget(name: "ContactsStoreTests", dependencies: ["ContactsStore"], swiftSettings: plain),
]

// MARK: Employees
package.targets += [
    .target(name: "HTTPService", swiftSettings: plain),
    .target(
        name: "StandInServers",
        dependencies: [
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ],
        swiftSettings: plain
    ),
    .target(name: "EmployeesService", dependencies: ["HTTPService"], swiftSettings: plain),
    .target(name: "ServiceTesting", path: "Tests/ServiceTesting", swiftSettings: plain),
    .testTarget(
        name: "HTTPServiceTests",
        dependencies: ["HTTPService", "StandInServers", "ServiceTesting"],
        swiftSettings: plain
    ),
    .testTarget(
        name: "EmployeesServiceTests",
        dependencies: ["EmployeesService", "HTTPService", "StandInServers", "ServiceTesting"],
        swiftSettings: plain
    ),
]

// MARK: Nearby
package.targets += [
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "OpeningHours", swiftSettings: plain),
    .target(name: "OpenStreetMap", dependencies: ["CZlib", "CExpat"], swiftSettings: plain),
    .target(
        name: "NearbyPlaces",
        dependencies: ["HTTPService", "OpeningHours", "OpenStreetMap", .product(name: "GRDB", package: "GRDB.swift")],
        resources: [.copy("Resources/central-helsinki.geojson"), .copy("Resources/NOTICE.txt")],
        swiftSettings: plain
    ),
    .testTarget(name: "OpeningHoursTests", dependencies: ["OpeningHours"], swiftSettings: plain),
    .testTarget(
        name: "OpenStreetMapTests",
        dependencies: ["OpenStreetMap", "ServiceTesting"],
        resources: [.copy("Fixtures")],
        swiftSettings: plain
    ),
    .testTarget(
        name: "NearbyPlacesTests",
        dependencies: [
            "NearbyPlaces", "OpenStreetMap", "OpeningHours", "HTTPService", "StandInServers", "ServiceTesting",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        swiftSettings: plain
    ),
    .executableTarget(
        name: "MeasurePlaces",
        dependencies: ["NearbyPlaces", "OpenStreetMap", "EmployeesService", "HTTPService"],
        swiftSettings: plain
    ),
]
