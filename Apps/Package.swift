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

/// The settings of the apps. View models, presenters and interactors are targets of their own that import no view. So the compiler itself
/// keeps them apart from the screens.
let interface: [SwiftSetting] =
    plain + [
        .defaultIsolation(MainActor.self, .when(platforms: [.iOS, .tvOS, .visionOS])),
        .defaultIsolation(MainActor.self, .when(traits: ["MainActorUI"])),
        .define("MAIN_ACTOR_UI", .when(platforms: [.iOS, .tvOS, .visionOS])),
        .define("MAIN_ACTOR_UI", .when(traits: ["MainActorUI"])),
    ]

/// The systems whose SDK contains libcurl and Expat, and those whose SDK does not.
let computers: [Platform] = [.linux, .macOS]
let devices: [Platform] = [.iOS, .tvOS, .visionOS]

let package = Package(
    name: "Apps",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        // For the apps in Examples/iOS, whose views are view controllers.
        .library(name: "HelloModel", targets: ["HelloModel"]),
        .library(name: "ContactsShared", targets: ["ContactsModel", "ContactsShared"]),
        .library(name: "ContactsMVVMModel", targets: ["ContactsModel", "ContactsShared", "ContactsMVVMModel", "ContactsStore"]),
        .library(name: "ContactsVIPERModel", targets: ["ContactsModel", "ContactsShared", "ContactsVIPERModel", "ContactsStore"]),
        .library(name: "EmployeesModel", targets: ["EmployeesModel", "EmployeesService", "HTTPService"]),
        .library(name: "NearbyModel", targets: ["NearbyModel", "NearbyPlaces"]),
        // For the benchmarks, and for Examples/iOS.
        .library(name: "DoggiesModel", targets: ["DoggiesModel"]),
        .library(name: "EmployeesService", targets: ["EmployeesService", "HTTPService"]),
        .library(name: "Nearby", targets: ["Nearby", "NearbyModel", "NearbyPlaces", "OpenStreetMap"]),
        // For the store on PostgreSQL, with the contract that it must keep.
        .library(name: "ContactsModel", targets: ["ContactsModel"]),
        .library(name: "ContactsContract", targets: ["ContactsContract"]),
    ],
    traits: [
        .trait(
            name: "MainActorUI",
            description:
                "Compiles screens, view models and presenters for the main actor, as on iOS; the kit's trait of this name goes with it."
        )
    ],
    dependencies: [
        .package(name: "Belvedere", path: "..", traits: [.trait(name: "MainActorUI", condition: .when(traits: ["MainActorUI"]))]),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [],
    swiftLanguageModes: [.v6]
)

/// The kit for targets with screens, and the binding alone for targets with view models.
let kit: Target.Dependency = .product(name: "Belvedere", package: "Belvedere")
let binding: Target.Dependency = .product(name: "BelvedereBinding", package: "Belvedere")
let core: Target.Dependency = .product(name: "BelvedereCore", package: "Belvedere")
/// Random numbers from a seed, and digests.
let repeatable: Target.Dependency = .product(name: "Repeatable", package: "Belvedere")
let testing: Target.Dependency = .product(name: "BelvedereTesting", package: "Belvedere")
/// The runtime of String Catalogs, and the plug-in that compiles them. A target with String Catalogs uses both.
let texts: Target.Dependency = .product(name: "BelvedereTexts", package: "Belvedere")
let catalogues: Target.PluginUsage = .plugin(name: "TextCatalogues", package: "Belvedere")

// MARK: Stages
// Tests that run on all hosts: they act and perceive as a person does, on the headless host and in a browser.
let isBrowserLeftOut = Context.environment["BELVEDERE_WITHOUT_BROWSER"] != nil
// The host for UIKit, on Linux against a stand-in: see `make test-apps-device`.
let hasHostForUIKit = Context.environment["BELVEDERE_UIKIT_STAND_IN"] != nil
package.targets.append(
    .target(
        name: "StageTesting",
        dependencies: [
            kit, testing, .product(name: "BelvedereHeadless", package: "Belvedere"),
            .product(name: "BelvedereHostConformance", package: "Belvedere"),
        ]
            + (isBrowserLeftOut
                ? []
                : [
                    .product(name: "BelvedereBrowser", package: "Belvedere"),
                    .product(name: "Hummingbird", package: "hummingbird"),
                    .product(name: "Logging", package: "swift-log"),
                    .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                ]),
        path: "Tests/StageTesting",
        swiftSettings: interface + (isBrowserLeftOut ? [] : [.define("BROWSER_HOST")])
    )
)

/// Returns a target with acceptance tests. It is a library, so that other hosts play them too. Without any of these hosts, as in the build
/// for devices, it is an ordinary target for tests, which `swift build` leaves out.
func acceptanceTests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    isBrowserLeftOut && !hasHostForUIKit
        ? .testTarget(name: name, dependencies: dependencies, swiftSettings: interface)
        : .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: interface)
}

// The tests that every host must pass, run in front of a browser. The headless host passes them in the tests of the kit.
package.targets.append(
    .testTarget(
        name: "HostConformanceTests",
        dependencies: ["LongRuns", "StageTesting", kit, .product(name: "BelvedereHostConformance", package: "Belvedere")],
        swiftSettings: interface
    )
)

// MARK: Languages
// Tells texts that were not translated from data.
package.targets.append(.target(name: "LanguageTesting", path: "Tests/LanguageTesting", swiftSettings: plain))

// MARK: Visitors
// The number of people who use an app at the moment, for the apps that show it.
package.targets += [
    .target(name: "Visitors", dependencies: [kit, texts], swiftSettings: interface, plugins: [catalogues]),
    .testTarget(name: "VisitorsTests", dependencies: ["LongRuns", "Visitors", "Hello", "Doggies", kit, testing], swiftSettings: interface),
]

// MARK: Hello
package.targets += [
    .target(name: "HelloModel", dependencies: [binding, texts], swiftSettings: interface, plugins: [catalogues]),
    .target(name: "Hello", dependencies: ["HelloModel", "Visitors", kit], swiftSettings: interface),
    .testTarget(
        name: "HelloTests", dependencies: ["Hello", "HelloModel", "LanguageTesting", kit, binding, testing], swiftSettings: interface),
]

// MARK: Faults
// A switch that makes services fail, for the person who tries an app.
package.targets.append(.target(name: "MakeItFail", dependencies: [kit, texts], swiftSettings: interface, plugins: [catalogues]))

// MARK: Doggies
package.targets += [
    .target(name: "DoggiesModel", dependencies: [core, texts], swiftSettings: interface, plugins: [catalogues]),
    .target(name: "Doggies", dependencies: ["DoggiesModel", "MakeItFail", "Visitors", kit], swiftSettings: interface),
    .testTarget(
        name: "DoggiesTests", dependencies: ["Doggies", "DoggiesModel", "LanguageTesting", kit, testing], swiftSettings: interface),
]

// MARK: 7GUIs
package.targets += [
    .target(name: "SevenGUIsModel", dependencies: [binding, core, texts], swiftSettings: interface, plugins: [catalogues]),
    .target(name: "SevenGUIs", dependencies: ["SevenGUIsModel", kit], swiftSettings: interface),
    .testTarget(
        name: "SevenGUIsTests", dependencies: ["SevenGUIs", "SevenGUIsModel", "LanguageTesting", kit, binding, testing, texts],
        swiftSettings: interface
    ),
]

// MARK: Catalogue
// Every view of the kit with its code. The plug-in takes the code from the sources of the pages.
package.targets += [
    .target(
        name: "Catalogue",
        dependencies: [
            "Charts", kit, binding, core, texts, .product(name: "BelvedereDecimals", package: "Belvedere"),
            .product(name: "BelvedereCharts", package: "Belvedere"),
            .product(name: "BelvedereHeadless", package: "Belvedere"),
        ],
        swiftSettings: interface,
        plugins: ["ExampleSources", catalogues]
    ),
    .plugin(name: "ExampleSources", capability: .buildTool()),
    .testTarget(name: "CatalogueTests", dependencies: ["Catalogue", "LanguageTesting", kit, testing], swiftSettings: interface),
]

// MARK: Code
// The sources of the apps, so that each screen can link to its code. The plug-in takes them from the compiled files.
package.targets += [
    .target(
        name: "SourceCode", dependencies: [kit, binding, core, texts], swiftSettings: interface, plugins: ["SourceTexts", catalogues]
    ),
    .plugin(name: "SourceTexts", capability: .buildTool()),
    .testTarget(
        name: "SourceCodeTests", dependencies: ["LongRuns", "SourceCode", "LanguageTesting", kit, testing], swiftSettings: interface),
]

// MARK: Comparison
// One app in several architectures, side by side, with diagrams of its living objects.
package.targets += [
    .target(
        name: "Comparison", dependencies: [kit, core, texts, .product(name: "BelvedereInspector", package: "Belvedere")],
        swiftSettings: interface, plugins: [catalogues]
    ),
    .testTarget(
        name: "ComparisonTests",
        dependencies: [
            "Comparison", "ContactsFakes", "ContactsMVC", "ContactsMVP", "ContactsMVVM", "ContactsVIPER", "LanguageTesting", "SourceCode",
            kit, testing, .product(name: "BelvedereInspector", package: "Belvedere"),
        ], swiftSettings: interface),
]

// MARK: Front page
package.targets += [
    .target(
        name: "Front", dependencies: ["Hello", "HelloModel", kit, binding, core, texts], swiftSettings: interface, plugins: [catalogues]
    ),
    .testTarget(name: "FrontTests", dependencies: ["LongRuns", "Front", "LanguageTesting", kit, core, testing], swiftSettings: interface),
]

// MARK: Gallery
// Left out without the browser host, because the gallery serves the apps through it.
if !isBrowserLeftOut {
    package.products += [
        .executable(name: "gallery", targets: ["gallery"]),
        // The gallery as a library that can be extended: the package `Cluster` adds PostgreSQL.
        .library(name: "GalleryServer", targets: ["GalleryServer"]),
        // The gallery with the pages that the browser tests and the measurements operate.
        .executable(name: "gallery-bench", targets: ["gallery-bench"]),
        .library(name: "BenchPages", targets: ["BenchPages"]),
    ]
    package.dependencies += [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ]
    // The metrics that the operator of a server reads.
    package.targets += [
        .target(name: "PrometheusText", dependencies: [.product(name: "CoreMetrics", package: "swift-metrics")], swiftSettings: plain),
        .testTarget(
            name: "PrometheusTextTests",
            dependencies: ["PrometheusText", .product(name: "CoreMetrics", package: "swift-metrics")],
            swiftSettings: plain
        ),
    ]
    package.targets.append(
        .target(
            name: "GalleryServer",
            dependencies: [
                "PrometheusText", .product(name: "CoreMetrics", package: "swift-metrics"),
                "Catalogue", "Comparison", "ContactsModel", "ContactsSamples", "ContactsShared", "Front", "SourceCode", "ContactsMVC",
                "ContactsMVP",
                "ContactsMVVM", "ContactsStore", "ContactsVIPER", "Doggies",
                "Employees", "EmployeesModel", "EmployeesService", "Hello", "HTTPService", "Nearby", "NearbyPlaces", "SevenGUIs",
                "Staff", "StandInServers",
                texts,
                .product(name: "BelvedereBrowser", package: "Belvedere"),
                .product(name: "BelvedereLogins", package: "Belvedere"),
                .product(name: "BelvedereHeadless", package: "Belvedere"),
                .product(name: "BelvedereInspector", package: "Belvedere"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Sources/gallery",
            exclude: ["Main"],
            resources: [.copy("Pictures")],
            swiftSettings: plain,
            plugins: ["ResolvedVersions", catalogues]
        )
    )
    package.targets.append(
        .executableTarget(name: "gallery", dependencies: ["GalleryServer"], path: "Sources/gallery/Main", swiftSettings: plain)
    )
    package.targets += [
        .target(
            name: "BenchPages",
            dependencies: [
                "GalleryServer", "Staff", kit, repeatable, .product(name: "BelvedereBrowser", package: "Belvedere"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            path: "Tests/BenchPages",
            swiftSettings: plain
        ),
        .executableTarget(
            name: "gallery-bench", dependencies: ["BenchPages", "GalleryServer"], path: "Tests/gallery-bench", swiftSettings: plain
        ),
    ]
    package.targets.append(.plugin(name: "ResolvedVersions", capability: .buildTool()))
}

// MARK: Contacts
package.targets += [
    // Entity, order, vCard and the store's contract, without a database. Presenters and interactors import them.
    .target(
        name: "ContactsModel",
        dependencies: [core],
        swiftSettings: plain,
        linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
    ),
    .target(
        name: "ContactsStore",
        dependencies: ["ContactsModel", repeatable, .product(name: "GRDB", package: "GRDB.swift")],
        swiftSettings: plain
    ),
    // The process that the tests kill, starve of disk and lock out.
    .executableTarget(
        name: "ContactsStoreFixture",
        dependencies: ["ContactsModel", "ContactsStore", .product(name: "GRDB", package: "GRDB.swift")],
        path: "Tests/ContactsStoreFixture",
        swiftSettings: plain
    ),
    // The tests that each store of contacts must pass.
    .target(name: "ContactsContract", dependencies: ["ContactsModel", repeatable], path: "Tests/ContactsContract", swiftSettings: plain),
    .testTarget(
        name: "ContactsStoreTests",
        dependencies: [
            "ContactsContract", "ContactsModel", "ContactsStore", "ContactsStoreFixture", "ContactsFakes",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        swiftSettings: plain
    ),
]

// Invented people for a new gallery.
package.targets += [
    .target(name: "ContactsSamples", dependencies: ["ContactsModel", core], swiftSettings: plain),
    .testTarget(
        name: "ContactsSamplesTests", dependencies: ["ContactsSamples", "ContactsModel", "ContactsStore", "ContactsFakes"],
        swiftSettings: plain
    ),
]

// MARK: Contacts screens
// First the parts that the four architectures share. Then the targets of each architecture: roles that import no view, and screens.
package.targets += [
    .target(
        name: "ContactsShared", dependencies: ["ContactsModel", core, binding, texts], swiftSettings: interface, plugins: [catalogues]),
    .target(name: "ContactsViews", dependencies: ["ContactsModel", "ContactsShared", kit], swiftSettings: interface),
    .target(
        name: "ContactsFakes",
        dependencies: ["ContactsModel", core, testing],
        path: "Tests/ContactsFakes",
        swiftSettings: interface
    ),
    .testTarget(
        name: "ContactsSharedTests",
        dependencies: ["ContactsModel", "ContactsShared", "ContactsFakes", "LanguageTesting", core, binding, testing, texts],
        swiftSettings: interface
    ),
]
let contactsArchitectures = ["MVVM", "VIPER", "MVP", "MVC"]
for architecture in contactsArchitectures {
    package.targets += [
        .target(
            name: "Contacts\(architecture)Model",
            dependencies: ["ContactsModel", "ContactsShared", core, binding],
            swiftSettings: interface
        ),
        .target(
            name: "Contacts\(architecture)",
            dependencies: [
                "ContactsModel", "ContactsShared", "ContactsViews", .target(name: "Contacts\(architecture)Model"), kit,
            ],
            swiftSettings: interface
        ),
        .testTarget(
            name: "Contacts\(architecture)Tests",
            dependencies: [
                "ContactsModel", "ContactsShared", "ContactsFakes", .target(name: "Contacts\(architecture)Model"), core,
                binding, testing,
            ],
            swiftSettings: interface
        ),
    ]
}
package.targets.append(
    acceptanceTests(
        "ContactsAcceptanceTests",
        [
            "LongRuns", "ContactsModel", "ContactsShared", "ContactsStore", "ContactsViews", "ContactsFakes", "LanguageTesting",
            "StageTesting", kit,
            testing, texts,
        ] + contactsArchitectures.map { .target(name: "Contacts\($0)") }
    )
)

// MARK: Employees
package.targets += [
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .target(
        name: "HTTPService",
        dependencies: [.target(name: "CCurl", condition: .when(platforms: computers)), core, texts],
        swiftSettings: plain + [.define("URL_SESSION", .when(platforms: devices))],
        plugins: [catalogues]
    ),
    // The service as devices have it, with `URLSession`. Its sources and its tests are links to those of the service above.
    .target(
        name: "HTTPServiceOnDevices",
        dependencies: [core, texts],
        path: "Tests/HTTPServiceOnDevices",
        swiftSettings: plain + [.define("URL_SESSION")],
        plugins: [catalogues]
    ),
    .testTarget(
        name: "HTTPServiceOnDevicesTests",
        dependencies: ["LongRuns", "HTTPServiceOnDevices", "StandInServers", "ServiceTesting"],
        swiftSettings: plain + [.define("URL_SESSION")]
    ),
    .target(
        name: "StandInServers",
        dependencies: [
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ],
        swiftSettings: plain
    ),
    .target(name: "EmployeesService", dependencies: ["HTTPService", texts], swiftSettings: plain, plugins: [catalogues]),
    // The settings that differ in a long run of the tests.
    .target(name: "LongRuns", path: "Tests/LongRuns", swiftSettings: plain),
    .target(name: "ServiceTesting", dependencies: [repeatable], path: "Tests/ServiceTesting", swiftSettings: plain),
    // The process whose memory the tests watch while a server floods it.
    .executableTarget(
        name: "HTTPServiceFixture",
        dependencies: ["HTTPService"],
        path: "Tests/HTTPServiceFixture",
        swiftSettings: plain
    ),
    .testTarget(
        name: "HTTPServiceTests",
        dependencies: ["LongRuns", "HTTPService", "HTTPServiceFixture", "StandInServers", "ServiceTesting", "CZlib"],
        swiftSettings: plain
    ),
    .testTarget(
        name: "EmployeesServiceTests",
        dependencies: ["LongRuns", "EmployeesService", "HTTPService", "StandInServers", "ServiceTesting"],
        swiftSettings: plain
    ),
]

// MARK: Recorded tests
// Tests that the inspector's recorder wrote for the apps. They compile and pass.
package.targets.append(
    .testTarget(
        name: "RecordedTests",
        dependencies: [
            "ContactsFakes", "ContactsMVC", "ContactsMVP", "ContactsMVVM", "ContactsVIPER", "Doggies", "Employees", "EmployeesService",
            "Hello",
            "SevenGUIs", kit, testing, .product(name: "BelvedereInspector", package: "Belvedere"),
        ],
        swiftSettings: interface
    )
)

// MARK: Nearby
package.targets += [
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "OpeningHours", swiftSettings: plain),
    // Debian's bzip2 has no file for pkg-config, and Apple's systems contain it.
    .systemLibrary(name: "CBzip2", providers: [.apt(["libbz2-dev"])]),
    .target(
        name: "OpenStreetMap",
        dependencies: ["CZlib", "CBzip2", .target(name: "CExpat", condition: .when(platforms: computers)), core],
        swiftSettings: plain + [.define("WITHOUT_EXPAT", .when(platforms: devices))]
    ),
    .target(
        name: "NearbyPlaces",
        dependencies: ["HTTPService", "OpeningHours", "OpenStreetMap", core, .product(name: "GRDB", package: "GRDB.swift")],
        resources: [.copy("Resources/central-helsinki.geojson"), .copy("Resources/NOTICE.txt")],
        swiftSettings: plain
    ),
    .testTarget(name: "OpeningHoursTests", dependencies: ["LongRuns", "OpeningHours", "ServiceTesting"], swiftSettings: plain),
    .testTarget(
        name: "OpenStreetMapTests",
        dependencies: ["CBzip2", "CZlib", "LongRuns", "OpenStreetMap", "ServiceTesting"],
        resources: [.copy("Fixtures")],
        swiftSettings: plain
    ),
    .testTarget(
        name: "NearbyPlacesTests",
        dependencies: [
            "LongRuns", "NearbyPlaces", "OpenStreetMap", "OpeningHours", "HTTPService", "StandInServers", "ServiceTesting",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        swiftSettings: plain
    ),
]

// MARK: Staff
// The logged-in person of the app for the staff.
package.targets.append(.target(name: "Staff", dependencies: [core], swiftSettings: plain))

// MARK: Employees screens
package.targets += [
    .target(
        name: "EmployeesModel",
        dependencies: ["EmployeesService", "HTTPService", "Staff", core, binding, texts],
        swiftSettings: interface,
        plugins: [catalogues]
    ),
    // Elements that the apps define, each with the JavaScript that creates it in a browser.
    .target(name: "Charts", dependencies: [kit], resources: [.embedInCode("Elements")], swiftSettings: plain),
    .target(
        name: "Employees",
        dependencies: ["Charts", "EmployeesModel", "EmployeesService", "MakeItFail", "Staff", kit],
        swiftSettings: interface
    ),
    .testTarget(
        name: "EmployeesTests",
        dependencies: [
            "LongRuns", "Charts", "Employees", "EmployeesModel", "EmployeesService", "HTTPService", "LanguageTesting", "Staff",
            "StandInServers", "ServiceTesting",
            texts, core, binding, kit, testing,
        ],
        swiftSettings: interface
    ),
]

// MARK: Nearby screens
package.targets += [
    .target(
        name: "NearbyModel",
        dependencies: ["NearbyPlaces", "OpeningHours", "HTTPService", core, binding, texts],
        swiftSettings: interface,
        plugins: [catalogues]
    ),
    .target(name: "Nearby", dependencies: ["NearbyModel", "NearbyPlaces", kit], swiftSettings: interface),
    .testTarget(
        name: "NearbyTests",
        dependencies: [
            "LongRuns", "Nearby", "NearbyModel", "NearbyPlaces", "HTTPService", "LanguageTesting", "ServiceTesting", "StandInServers", core,
            binding, kit,
            testing, texts,
        ],
        swiftSettings: interface
    ),
]

// MARK: All apps
// Tests that use the apps as a person does, on each host.
package.targets.append(
    acceptanceTests(
        "AppsAcceptanceTests",
        [
            "Doggies", "Employees", "EmployeesService", "Hello", "HTTPService", "Nearby", "NearbyPlaces", "SevenGUIs", "StageTesting",
            "StandInServers", kit, .product(name: "BelvedereHeadless", package: "Belvedere"),
            .product(name: "BelvedereHostConformance", package: "Belvedere"),
        ]
    )
)
if !isBrowserLeftOut {
    // For the package of another host, which plays them on its own widgets.
    package.products.append(
        .library(
            name: "AcceptanceTests",
            targets: ["AppsAcceptanceTests", "ContactsAcceptanceTests", "ContactsFakes", "ContactsMVVM", "ContactsVIPER", "StageTesting"]
        )
    )
    package.targets.append(
        .testTarget(
            name: "AcceptanceTests",
            dependencies: [
                "AppsAcceptanceTests", "ContactsAcceptanceTests", "StageTesting", kit,
                .product(name: "BelvedereHeadless", package: "Belvedere"),
            ],
            swiftSettings: interface
        )
    )
}

// MARK: The host for UIKit
// The acceptance tests on this host. No other test is compiled beside the stand-in, because its name is that of Apple's module.
if hasHostForUIKit {
    package.targets.removeAll { $0.type == .test }
    package.targets.append(
        .testTarget(
            name: "UIKitAcceptanceTests",
            dependencies: [
                "AppsAcceptanceTests", "ContactsAcceptanceTests", "StageTesting", kit,
                .product(name: "BelvedereHeadless", package: "Belvedere"), .product(name: "BelvedereHostConformance", package: "Belvedere"),
                .product(name: "UIKitStage", package: "Belvedere"),
            ],
            // Swift Testing has an addition for UIKit, which the compiler would look for.
            swiftSettings: interface + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
        ))
}
