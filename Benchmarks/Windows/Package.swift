// swift-tools-version: 6.2
import PackageDescription

/// A window of Belvedere that is measured beside one in plain C. It is a package of its own, because it needs GTK.
let package = Package(
    name: "DesktopFigures",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Belvedere", path: "../.."), .package(name: "Desktop", path: "../../Desktop")],
    targets: [
        .systemLibrary(name: "GtkForFigures", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
        .target(name: "WindowClock", dependencies: ["GtkForFigures"]),
        .executableTarget(
            name: "measure-windows",
            dependencies: [
                "WindowClock", .product(name: "Belvedere", package: "Belvedere"), .product(name: "BelvedereDesktop", package: "Desktop"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
