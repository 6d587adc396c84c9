// swift-tools-version: 6.2
import PackageDescription

// The environment variables below are only for the tests of this repository. A package that uses the kit needs none of them, and
// they may be removed without notice. CONTRIBUTING.md says when each is set.

/// Leaves out the browser host and all its dependencies. The sanitizer and device-flavour runs of `make test` set it, because the
/// host exists in the server flavour only and a web server under a sanitizer proves nothing.
let withoutBrowser = Context.environment["BELVEDERE_WITHOUT_BROWSER"] != nil

/// Leaves out everything above the bindings and the sessions. The sanitizers check only these two and their tests, so they need not
/// compile the rest.
let coreOnly = Context.environment["BELVEDERE_CORE_ONLY"] != nil

/// Leaves out the tests of code that both flavours compile in the same way. `make test` runs them once, in the server flavour.
let interfaceTestsOnly = Context.environment["BELVEDERE_INTERFACE_TESTS_ONLY"] != nil

/// Builds the bindings and the host for UIKit, on Linux against a stand-in, the apps in Examples/iOS, and their tests. `make test-uikit`
/// sets it.
let withStandInForUIKit = Context.environment["BELVEDERE_UIKIT_STAND_IN"] != nil

/// Whether the package `Apps` uses the host for UIKit, in `make test-apps-device`. It has the models of the apps itself.
let standsInForTheApps = Context.environment["BELVEDERE_UIKIT_STAND_IN"] == "apps"

/// Whether the package is built on a Mac. There Foundation knows the plural rules, and a resource asks for them.
#if os(macOS)
let isOnApple = true
#else
let isOnApple = false
#endif

/// The isolation of a target; see "Isolation" in the documentation of `BelvedereCore`.
enum Flavour {
    /// Nonisolated everywhere: the bindings, and all code for servers only.
    case plain
    /// Ordinary classes confined to a session, or main-actor classes on devices.
    case interface
}

func settings(_ flavour: Flavour) -> [SwiftSetting] {
    var settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .treatAllWarnings(as: .error),
    ]
    if flavour == .interface {
        settings += [
            .defaultIsolation(MainActor.self, .when(platforms: [.iOS, .tvOS, .visionOS])),
            .defaultIsolation(MainActor.self, .when(traits: ["MainActorUI"])),
        ]
        settings += flavourName
    }
    return settings
}

/// Defines `MAIN_ACTOR_UI` in the flavour of devices. A plain target has it if it extends a type of the interface.
let flavourName: [SwiftSetting] = [
    .define("MAIN_ACTOR_UI", .when(platforms: [.iOS, .tvOS, .visionOS])),
    .define("MAIN_ACTOR_UI", .when(traits: ["MainActorUI"])),
]

let package = Package(
    name: "Belvedere",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
    products: [
        .library(name: "BelvedereBinding", targets: ["BelvedereBinding"]),
        .library(name: "BelvedereCore", targets: ["BelvedereCore"]),
        .library(name: "Belvedere", targets: ["Belvedere"]),
        .library(name: "BelvedereUIKit", targets: ["BelvedereUIKit"]),
        .library(name: "BelvedereUIKitHost", targets: ["BelvedereUIKitHost"]),
        .library(name: "BelvedereTexts", targets: ["BelvedereTexts"]),
        .library(name: "BelvedereDecimals", targets: ["BelvedereDecimals"]),
        .library(name: "BelvedereCharts", targets: ["BelvedereCharts"]),
        .plugin(name: "TextCatalogues", targets: ["TextCatalogues"]),
        .library(name: "BelvedereHeadless", targets: ["BelvedereHeadless"]),
        .library(name: "BelvedereTesting", targets: ["BelvedereTesting"]),
        .library(name: "BelvedereInspector", targets: ["BelvedereInspector"]),
        .library(name: "BelvedereHostConformance", targets: ["BelvedereHostConformance"]),
        .plugin(name: "BelvedereTools", targets: ["BelvedereTools"]),
        .plugin(name: "BelvedereCheck", targets: ["BelvedereCheck"]),
        .plugin(name: "BelvedereFindings", targets: ["BelvedereFindings"]),
        // For the other packages of this repository.
        .library(name: "Repeatable", targets: ["Repeatable"]),
    ],
    traits: [
        .trait(
            name: "MainActorUI",
            description:
                "Compiles screens, view models and presenters for the main actor, as on iOS, so that Linux and macOS can test that flavour."
        )
    ],
    targets: [
        // Two functions that Swift lacks on Linux: a thread-local variable, because reading one of the C library needs a call, and
        // a prefetch of memory.
        .target(name: "CThreadLocal"),
        .target(
            name: "BelvedereBinding",
            dependencies: [.target(name: "CThreadLocal", condition: .when(platforms: [.linux]))],
            swiftSettings: settings(.plain)
        ),
        .target(name: "BelvedereCore", dependencies: ["BelvedereBinding"], swiftSettings: settings(.interface)),
        .target(name: "Belvedere", dependencies: ["BelvedereCore", "BelvedereBinding", "Repeatable"], swiftSettings: settings(.interface)),
        // Random numbers from a seed and digests of bytes, the same on each machine. The package of the command uses them too, and a
        // package can use only files in its own folder.
        .target(name: "Repeatable", path: "Tools/Sources/Repeatable", swiftSettings: settings(.plain)),
        // Bindings for the view controllers of an app. On systems without UIKit the module is empty.
        .target(name: "BelvedereUIKit", dependencies: ["BelvedereCore", "BelvedereBinding"], swiftSettings: settings(.interface)),
        // Shows the screens of an app in view controllers. On systems without UIKit the module is empty.
        .target(
            name: "BelvedereUIKitHost", dependencies: ["Belvedere", "BelvedereUIKit", "BelvedereCore"],
            swiftSettings: settings(.interface)
        ),
        .target(name: "BelvedereHeadless", dependencies: ["Belvedere"], swiftSettings: settings(.interface)),
        .target(name: "BelvedereTesting", dependencies: ["BelvedereHeadless", "Belvedere"], swiftSettings: settings(.interface)),
        // Shows the inside of a running session: its objects, the effects of its events, its routes. It also records tests.
        .target(
            name: "BelvedereInspector",
            dependencies: ["BelvedereHeadless", "BelvedereTexts", "Belvedere"],
            swiftSettings: settings(.interface),
            plugins: ["TextCatalogues"]
        ),
        // A field for decimal numbers. `Decimal` is a type of Foundation, which the views themselves do not need.
        .target(
            name: "BelvedereDecimals", dependencies: ["BelvedereTexts", "Belvedere", "BelvedereCore"],
            swiftSettings: settings(.interface), plugins: ["TextCatalogues"]
        ),
        // Charts of values, drawn with the shapes of `Drawing`.
        .target(
            name: "BelvedereCharts", dependencies: ["BelvedereTexts", "Belvedere", "BelvedereCore", "BelvedereBinding"],
            swiftSettings: settings(.interface), plugins: ["TextCatalogues"]
        ),
        // The test suite for every host: small apps, the steps of people, and the expected transcripts.
        .target(
            name: "BelvedereHostConformance",
            dependencies: ["BelvedereHeadless", "BelvedereDecimals", "Belvedere"],
            swiftSettings: settings(.interface)
        ),
        // `swift package belvedere`: runs the command from `Tools` in a package that uses the kit.
        .plugin(
            name: "BelvedereTools",
            capability: .command(
                intent: .custom(verb: "belvedere", description: "Generate modules, and what else the command \"belvedere\" does"),
                permissions: [.writeToPackageDirectory(reason: "It writes the modules that you ask for into your package.")]
            )
        ),
        // `swift package belvedere-check`: the check alone. It writes nothing, so SwiftPM asks for no permission.
        .plugin(
            name: "BelvedereCheck",
            capability: .command(intent: .custom(verb: "belvedere-check", description: "Check the architecture without a change"))
        ),
        // Shows the findings of the check as warnings of each build, also in Xcode.
        .plugin(name: "BelvedereFindings", capability: .buildTool()),
        // Texts in the language of each session, from the String Catalogs that the plug-in compiles. A package that does not use
        // them does not build these targets.
        .target(
            name: "BelvedereTexts", dependencies: ["BelvederePlurals", "BelvedereCore"], swiftSettings: settings(.plain) + flavourName),
        .target(
            name: "BelvederePlurals",
            exclude: isOnApple ? [] : ["PluralNames.stringsdict"],
            resources: isOnApple ? [.process("PluralNames.stringsdict")] : [],
            swiftSettings: settings(.plain),
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
        ),
        .target(name: "TextCompilation", dependencies: ["BelvederePlurals"], swiftSettings: settings(.plain)),
        .executableTarget(name: "TextCompiler", dependencies: ["TextCompilation"], swiftSettings: settings(.plain)),
        .plugin(name: "TextCatalogues", capability: .buildTool(), dependencies: ["TextCompiler"]),
        .testTarget(
            name: "BelvedereTextsTests",
            dependencies: ["BelvedereTexts", "BelvederePlurals", "Belvedere", "BelvedereCore", "BelvedereTesting", "TestSupport"],
            swiftSettings: settings(.interface),
            plugins: ["TextCatalogues"]
        ),
        .testTarget(
            name: "BelvedereDecimalsTests",
            dependencies: ["BelvedereDecimals", "BelvedereTexts", "Belvedere", "BelvedereTesting", "TestSupport"],
            swiftSettings: settings(.interface),
            plugins: ["TextCatalogues"]
        ),
        .testTarget(
            name: "BelvedereChartsTests",
            dependencies: [
                "BelvedereCharts", "BelvedereTexts", "Belvedere", "BelvedereCore", "BelvedereBinding", "BelvedereTesting", "Repeatable",
            ],
            swiftSettings: settings(.interface),
            plugins: ["TextCatalogues"]
        ),
        .testTarget(name: "TextCompilationTests", dependencies: ["TextCompilation"], swiftSettings: settings(.plain)),
        // Code that the tests of several targets share.
        .target(name: "TestSupport", dependencies: ["Repeatable"], path: "Tests/TestSupport", swiftSettings: settings(.plain)),
        // Counts the steps of the bindings, in a build that asks for it; see `make test-address`.
        .target(name: "CStepCount", path: "Tests/CStepCount"),
        .testTarget(
            name: "BelvedereBindingTests",
            dependencies: ["BelvedereBinding", "Repeatable", "TestSupport", "CStepCount"],
            swiftSettings: settings(.plain)
        ),
        .testTarget(
            name: "BelvedereBindingMainActorTests",
            dependencies: ["BelvedereBinding"],
            swiftSettings: settings(.plain) + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "BelvedereCoreTests", dependencies: ["BelvedereCore", "Repeatable", "TestSupport"], swiftSettings: settings(.interface)),
        .testTarget(
            name: "BelvedereTestingTests",
            dependencies: ["BelvedereTesting", "BelvedereHeadless", "Belvedere", "Repeatable"],
            swiftSettings: settings(.interface)
        ),
        .testTarget(
            name: "BelvedereInspectorTests",
            dependencies: ["BelvedereInspector", "BelvedereTesting", "BelvedereHeadless", "BelvedereTexts", "Belvedere"],
            swiftSettings: settings(.interface),
            plugins: ["TextCatalogues"]
        ),
        .testTarget(
            name: "BelvedereHostConformanceTests",
            dependencies: ["BelvedereHostConformance", "BelvedereHeadless", "Belvedere", "TestSupport"],
            swiftSettings: settings(.interface)
        ),
        .testTarget(
            name: "BelvedereTests",
            dependencies: ["Belvedere", "BelvedereDecimals", "BelvedereTesting", "Repeatable", "TestSupport"],
            swiftSettings: settings(.interface)
        ),
    ],
    swiftLanguageModes: [.v6]
)

// MARK: The apps in Examples/iOS
// They are targets of this package, so that their views may use the texts of their models, which only one package may see.

/// The apps with view controllers of their own, and the models of each.
let examples: [(name: String, models: [Target.Dependency])] = [
    ("Hello", ["HelloModel"]), ("Doggies", ["DoggiesModel"]),
    ("ContactsParts", ["ContactsShared", "ContactsModel"]),
    ("ContactsMVVM", ["ContactsMVVMModel", "ContactsShared", "ContactsModel", "ContactsStore", "ContactsPartsOnIOS"]),
    ("ContactsVIPER", ["ContactsVIPERModel", "ContactsShared", "ContactsModel", "ContactsStore", "ContactsPartsOnIOS"]),
    ("Employees", ["EmployeesModel", "EmployeesService", "HTTPService"]), ("Nearby", ["NearbyModel", "NearbyPlaces"]),
]

let examplesOnIOS: [Target] = examples.map { example in
    .target(
        name: "\(example.name)OnIOS", dependencies: ["BelvedereUIKit", "BelvedereCore", "BelvedereBinding", "UIKit"] + example.models,
        path: "Examples/iOS/\(example.name)", swiftSettings: settings(.interface)
    )
}

/// A target of the apps, with the sources of the package in `Apps`.
func model(
    _ name: String, _ dependencies: [Target.Dependency], _ flavour: Flavour = .interface, path: String? = nil, resources: [Resource] = [],
    hasTexts: Bool = false, links library: String? = nil
) -> Target {
    .target(
        name: name, dependencies: ["BelvedereCore", "BelvedereBinding"] + (hasTexts ? ["BelvedereTexts"] : []) + dependencies,
        path: path ?? "Apps/Sources/\(name)", resources: resources, swiftSettings: settings(flavour),
        linkerSettings: library.map { [.linkedLibrary($0, .when(platforms: [.linux]))] } ?? [], plugins: hasTexts ? ["TextCatalogues"] : []
    )
}

let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let modelsOfTheApps: [Target] = [
    model("HelloModel", [], hasTexts: true), model("DoggiesModel", [], hasTexts: true),
    model("ContactsModel", [], .plain, links: "_FoundationICU"), model("ContactsShared", ["ContactsModel"], hasTexts: true),
    model("ContactsMVVMModel", ["ContactsModel", "ContactsShared"]), model("ContactsVIPERModel", ["ContactsModel", "ContactsShared"]),
    model("ContactsStore", ["ContactsModel", "Repeatable", database], .plain),
    model("ContactsFakes", ["ContactsModel", "BelvedereTesting"], path: "Apps/Tests/ContactsFakes"),
    .systemLibrary(name: "CCurl", path: "Apps/Sources/CCurl", pkgConfig: "libcurl"),
    model("HTTPService", ["CCurl"], .plain, hasTexts: true),
    model("EmployeesService", ["HTTPService"], .plain, hasTexts: true), model("Staff", [], .plain),
    model("EmployeesModel", ["EmployeesService", "HTTPService", "Staff"], hasTexts: true),
    .systemLibrary(name: "CZlib", path: "Apps/Sources/CZlib", pkgConfig: "zlib"),
    .systemLibrary(name: "CExpat", path: "Apps/Sources/CExpat", pkgConfig: "expat"),
    .systemLibrary(name: "CBzip2", path: "Apps/Sources/CBzip2"), model("OpeningHours", [], .plain),
    model("OpenStreetMap", ["CZlib", "CBzip2", "CExpat"], .plain),
    model(
        "NearbyPlaces", ["HTTPService", "OpeningHours", "OpenStreetMap", database], .plain,
        resources: [.copy("Resources/central-helsinki.geojson"), .copy("Resources/NOTICE.txt")]),
    model("NearbyModel", ["NearbyPlaces", "OpeningHours", "HTTPService"], hasTexts: true),
]

/// Returns the tests of the modules for UIKit that use only functions of Apple. A simulator runs them, and so does the stand-in.
func testsOnDevices(_ standIn: [Target.Dependency] = [], _ others: [SwiftSetting] = []) -> Target {
    .testTarget(
        name: "UIKitDeviceTests",
        dependencies: ["BelvedereUIKitHost", "BelvedereUIKit", "Belvedere", "BelvedereCore", "BelvedereBinding", "TestSupport"] + standIn,
        swiftSettings: settings(.interface) + others
    )
}
if isOnApple { package.targets.append(testsOnDevices()) }

if interfaceTestsOnly {
    package.targets.removeAll { ["BelvedereBindingTests", "BelvedereBindingMainActorTests", "TextCompilationTests"].contains($0.name) }
}

if coreOnly {
    let kept: Set = [
        "CThreadLocal", "BelvedereBinding", "BelvedereCore", "Repeatable", "TestSupport", "CStepCount", "BelvedereBindingTests",
        "BelvedereBindingMainActorTests", "BelvedereCoreTests",
    ]
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { !kept.contains($0.name) }
} else if withStandInForUIKit {
    // No test of another part of the kit is compiled beside the stand-in, because its name is that of Apple's module.
    package.targets.removeAll { $0.type == .test || $0.name == "CStepCount" }
    package.targets.append(
        .target(name: "UniformTypeIdentifiers", path: "Scripts/apple/UniformTypeIdentifiers", swiftSettings: settings(.plain)))
    package.targets.append(
        .target(name: "UIKit", dependencies: ["UniformTypeIdentifiers"], path: "Scripts/apple/UIKit", swiftSettings: settings(.plain)))
    package.targets.append(
        .target(name: "CoreLocation", dependencies: ["UIKit"], path: "Scripts/apple/CoreLocation", swiftSettings: settings(.plain)))
    package.targets.append(
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Scripts/apple/SwiftUI", swiftSettings: settings(.plain)))
    for target in package.targets where target.name.hasPrefix("BelvedereUIKit") {
        target.dependencies.append("UIKit")
        if target.name == "BelvedereUIKitHost" { target.dependencies += ["CoreLocation", "SwiftUI", "UniformTypeIdentifiers"] }
    }
    // A person who uses the views of the host, for the tests of the host and of the apps.
    package.targets.append(
        .target(
            name: "UIKitStage",
            dependencies: [
                "BelvedereUIKitHost", "BelvedereHostConformance", "BelvedereHeadless", "Belvedere", "BelvedereCore", "CoreLocation",
                "UIKit",
            ],
            path: "Tests/UIKitStage", swiftSettings: settings(.interface)
        ))
    package.products.append(.library(name: "UIKitStage", targets: ["UIKitStage"]))
    if !standsInForTheApps {
        package.dependencies.append(.package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"))
        package.targets += modelsOfTheApps + examplesOnIOS
        // Swift Testing has an addition for UIKit, which the compiler would look for.
        let notOverlaid: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
        let testSettings = settings(.interface) + notOverlaid
        package.targets += [
            testsOnDevices(["UIKit"], notOverlaid),
            .testTarget(
                name: "BelvedereUIKitTests",
                dependencies: [
                    "BelvedereUIKit", "BelvedereCore", "BelvedereBinding", "UIKit", "HelloModel", "DoggiesModel", "ContactsFakes",
                    "ContactsModel", "ContactsShared", "EmployeesService", "NearbyModel", "NearbyPlaces", "TestSupport",
                ] + examples.map { .target(name: "\($0.name)OnIOS") },
                swiftSettings: testSettings
            ),
            .testTarget(
                name: "BelvedereUIKitHostTests",
                dependencies: [
                    "UIKitStage", "BelvedereUIKitHost", "BelvedereHostConformance", "BelvedereHeadless", "Belvedere", "BelvedereCore",
                    "BelvedereBinding", "SwiftUI", "UIKit", "TestSupport", "Repeatable",
                ],
                swiftSettings: testSettings
            ),
        ]
    }
} else if !withoutBrowser {
    package.traits.insert(
        .trait(
            name: "BrowserTLS",
            description: "Lets the browser host end TLS itself. BoringSSL is most of a build, and a reverse proxy the usual way.")
    )
    package.products.append(.library(name: "BelvedereBrowser", targets: ["BelvedereBrowser"]))
    package.products.append(.library(name: "BelvedereLogins", targets: ["BelvedereLogins"]))
    package.dependencies += [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ]
    package.targets += [
        .target(
            name: "BelvedereBrowser",
            dependencies: [
                "Belvedere", "Repeatable",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["BrowserTLS"])),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
            ],
            swiftSettings: settings(.plain),
            plugins: ["ClientFiles"]
        ),
        .plugin(name: "ClientFiles", capability: .buildTool()),
        // The library of Linux that hashes passwords. macOS has CommonCrypto instead.
        .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
        // Passwords, limits, cookies and pages of a login. Only programs with the browser host import it; screens read the login from
        // the values of their session.
        .target(
            name: "BelvedereLogins",
            dependencies: [
                "BelvedereBrowser", "BelvedereTexts", "Belvedere", "BelvedereCore",
                .target(name: "CCrypt", condition: .when(platforms: [.linux])),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            swiftSettings: settings(.plain),
            plugins: ["TextCatalogues"]
        ),
        .testTarget(
            name: "BelvedereLoginsTests",
            dependencies: [
                "BelvedereLogins", "BelvedereBrowser", "BelvedereTesting", "BelvedereHeadless", "BelvedereTexts", "Belvedere",
                "BelvedereCore", "TestSupport",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: settings(.plain),
            plugins: ["TextCatalogues"]
        ),
        .testTarget(
            name: "BelvedereBrowserTests",
            dependencies: [
                "BelvedereBrowser", "Belvedere", "BelvedereHeadless", "BelvedereTesting", "Repeatable", "TestSupport",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["BrowserTLS"])),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            swiftSettings: settings(.plain)
        ),
    ]
}
