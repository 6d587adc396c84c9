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

/// The host for native windows of GTK 4. It is a package of its own, so that only its users need GTK.
let package = Package(
    name: "Desktop",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "BelvedereDesktop", targets: ["BelvedereDesktop"]),
        .executable(name: "gallery-desktop", targets: ["gallery-desktop"]),
    ],
    dependencies: [.package(name: "Belvedere", path: ".."), .package(name: "Apps", path: "../Apps")],
    targets: [
        .systemLibrary(name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"]), .brew(["libadwaita"])]),
        .target(
            name: "BelvedereDesktop",
            dependencies: [
                "CGtk", .product(name: "Belvedere", package: "Belvedere"), .product(name: "BelvedereTexts", package: "Belvedere"),
            ],
            swiftSettings: plain, plugins: [.plugin(name: "TextCatalogues", package: "Belvedere")]),
        .executableTarget(
            name: "gallery-desktop", dependencies: ["BelvedereDesktop", .product(name: "GalleryServer", package: "Apps")],
            swiftSettings: plain),
        .testTarget(
            name: "BelvedereDesktopTests",
            dependencies: [
                "BelvedereDesktop", "CGtk", .product(name: "Belvedere", package: "Belvedere"),
                .product(name: "BelvedereHeadless", package: "Belvedere"),
                .product(name: "BelvedereHostConformance", package: "Belvedere"), .product(name: "AcceptanceTests", package: "Apps"),
                .product(name: "BelvedereTexts", package: "Belvedere"),
            ], swiftSettings: plain, plugins: [.plugin(name: "TextCatalogues", package: "Belvedere")]),
        // The pages of the gallery for the test that compares native windows with the headless host.
        .executableTarget(
            name: "gallery-pages",
            dependencies: [
                "BelvedereDesktop", .product(name: "GalleryServer", package: "Apps"), .product(name: "Belvedere", package: "Belvedere"),
                .product(name: "BelvedereHeadless", package: "Belvedere"),
            ], path: "Tests/gallery-pages", swiftSettings: plain),
        // The recorded tests of the apps, from the same files. These do not import the module of the person who plays them here.
        .testTarget(
            name: "NativeRecordedTests", dependencies: [.product(name: "AcceptanceTests", package: "Apps")],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault"), .treatAllWarnings(as: .error)]),
    ],
    swiftLanguageModes: [.v6]
)
