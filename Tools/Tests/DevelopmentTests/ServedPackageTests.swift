import Foundation
import Testing

@testable import Development

/// Tests how the program that serves, and the sources to watch, are found in manifests.
struct ServedPackageTests {
    private func package(_ targets: String, products: String = "", product: String? = nil) throws -> ServedPackage {
        try ServedPackage(at: "/app", product: product) { _ in try dump(targets, products: products) }
    }

    private func dump(_ targets: String, products: String = "", neighbours: String = "") throws -> ManifestDump {
        let text = """
            {"name": "app", "targets": [\(targets)], "products": [\(products)], "dependencies": [\(neighbours)], "new-key": [1, null]}
            """
        return try #require(ManifestDump(Data(text.utf8)))
    }

    private func program(_ name: String, needs: String...) -> String {
        let dependencies = needs.map { #"{"product": ["\#($0)", "belvedere", null, null]}"# }.joined(separator: ", ")
        return #"{"name": "\#(name)", "type": "executable", "dependencies": [\#(dependencies)]}"#
    }

    private let library = #"{"name": "Shared", "type": "regular", "dependencies": [{"product": ["BelvedereBrowser", "b", null, null]}]}"#

    private func complaint(_ targets: String, product: String? = nil) -> String? {
        do { _ = try package(targets, product: product) } catch { return (error as? DevelopmentError)?.description }
        return nil
    }

    @Test func theOnlyProgramWithTheBrowserHostServes() throws {
        #expect(try package(program("tool") + ", " + program("habits", needs: "BelvedereBrowser")).product == "habits")
    }

    @Test func aTargetBetweenMayBringTheHost() throws {
        let program = #"{"name": "habits", "type": "executable", "dependencies": [{"byName": ["Shared", null]}]}"#
        #expect(try package(program + ", " + library).product == "habits")
    }

    @Test func aProductMayHaveAnotherNameThanItsTarget() throws {
        let product = #"{"name": "serve", "targets": ["habits"], "type": {"executable": null}}"#
        #expect(try package(program("habits", needs: "BelvedereBrowser"), products: product).product == "serve")
    }

    @Test func theSentencesNameTheFaultAndTheWayOut() {
        #expect(complaint(library)?.hasPrefix("The package has no server: no executable target depends on \"BelvedereBrowser\".") == true)
        #expect(
            complaint(program("b", needs: "BelvedereBrowser") + ", " + program("a", needs: "BelvedereBrowser"))
                == "Several programs of the package serve screens: a, b. Name one with --product.")
        #expect(complaint(program("tool"), product: "habits") == "The package has no program \"habits\". It has tool.")
        #expect(complaint(program("tool"), product: "tool") == nil)
    }

    @Test func anUnknownDescriptionIsNoManifest() {
        #expect(ManifestDump(Data("[]".utf8)) == nil)
        #expect(ManifestDump(Data("{".utf8)) == nil)
    }

    @Test func theSourcesOfNeighboursAreWatchedButNoTests() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for name in ["app/Sources/habits/main.swift", "kit/Code/Kit.swift", "kit/Tests/KitTests/KitTests.swift"] {
            try folder.write("", name)
        }
        let (app, kit) = (folder.path + "/app", folder.path + "/kit")
        let package = try ServedPackage(at: app, product: nil) { root in
            if root == app {
                return try dump(
                    program("habits", needs: "BelvedereBrowser"),
                    neighbours: #"{"fileSystem": [{"path": "\#(kit)"}]}, {"sourceControl": []}"#)
            }
            // The neighbour names the app again; such a circle must end.
            return try dump(
                #"{"name": "Kit", "type": "regular", "path": "Code"}, {"name": "KitTests", "type": "test"}"#,
                neighbours: #"{"fileSystem": [{"path": "\#(app)"}]}"#)
        }
        #expect(package.places.folders == [app + "/Sources/habits", kit + "/Code"])
        #expect(package.places.manifests == [app + "/Package.swift", kit + "/Package.swift"])
    }
}
