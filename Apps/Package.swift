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
    // Entity, order, vCard and the store's contract: what presenters and interactors import. No database.
    .target(
        name: "ContactsModel",
        swiftSettings: plain,
        linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
    ),
    .target(
        name: "ContactsStore",
        dependencies: ["ContactsModel", .product(name: "GRDB", package: "GRDB.swift")],
        swiftSettings: plain
    ),
    // A store without a database, for tests of everything above the store.
    .target(name: "ContactsTesting", dependencies: ["ContactsModel"], swiftSettings: plain),
    // The process that the tests kill, starve of disk and lock out.
    .executableTarget(
        name: "ContactsStoreFixture",
        dependencies: ["ContactsModel", "ContactsStore", .product(name: "GRDB", package: "GRDB.swift")],
        path: "Tests/ContactsStoreFixture",
        swiftSettings: plain
    ),
    .testTarget(
        name: "ContactsStoreTests",
        dependencies: [
            "ContactsModel", "ContactsStore", "ContactsStoreFixture", "ContactsTesting", .product(name: "GRDB", package: "GRDB.swift"),
        ],
        swiftSettings: plain
    ),
]

// MARK: Employees
package.targets += [
    .target(name: "EmployeesService", swiftSettings: plain),
    .testTarget(name: "EmployeesServiceTests", dependencies: ["EmployeesService"], swiftSettings: plain),
]

// MARK: Nearby
package.targets += [
    .target(
        name: "NearbyPlaces",
        dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
        swiftSettings: plain
    ),
    .testTarget(name: "NearbyPlacesTests", dependencies: ["NearbyPlaces"], swiftSettings: plain),
]
