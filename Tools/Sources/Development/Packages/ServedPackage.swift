import Foundation

/// A package with a program that serves its screens.
///
///     let package = try ServedPackage(at: "/home/ann/habits", product: nil)
///     package.product      // "habits"
public struct ServedPackage: Sendable, Equatable {
    /// The folder of `Package.swift`.
    public let root: String
    /// The name of the executable product that serves.
    public let product: String
    /// The places of all files from which the program is built.
    let places: SourcePlaces
    /// The places of the package's tests.
    let testPlaces: SourcePlaces

    /// Asks SwiftPM for the targets of a package and of the packages that it names by their path.
    ///
    /// - Parameters:
    ///   - root: The folder of `Package.swift`.
    ///   - product: The name of the program that serves. Nil for the only program that depends on `BelvedereBrowser`.
    /// - Throws: `DevelopmentError` if there is no such program, if several are possible, or if a manifest cannot be read.
    public init(at root: String, product: String?) throws {
        try self.init(at: root, product: product, dump: Self.dump)
    }

    init(at root: String, product: String?, dump: (_ folder: String) throws -> ManifestDump) throws {
        let own = try dump(root)
        self.root = root
        self.product = try Self.program(of: own, named: product)
        var places = SourcePlaces()
        places.add(own, at: root)
        var testPlaces = SourcePlaces()
        testPlaces.addTests(of: own, at: root)
        self.testPlaces = testPlaces
        var waiting = own.neighbours
        var known: Set = [root]
        while let folder = waiting.popLast() {
            guard known.insert(folder).inserted else { continue }
            let neighbour = try dump(folder)
            places.add(neighbour, at: folder)
            waiting += neighbour.neighbours
        }
        self.places = places
    }

    private static func program(of manifest: ManifestDump, named name: String?) throws -> String {
        let programs = manifest.targets.filter(\.isExecutable)
        func product(_ target: ManifestDump.Target) -> String { manifest.executables[target.name] ?? target.name }
        if let name {
            guard programs.contains(where: { product($0) == name }) else {
                throw DevelopmentError.unknownProduct(name, among: programs.map(product).sorted())
            }
            return name
        }
        let serving = programs.filter { serves($0, in: manifest) }.map(product)
        guard let first = serving.first else { throw DevelopmentError.noServer }
        if serving.count > 1 { throw DevelopmentError.severalServers(serving.sorted()) }
        return first
    }

    /// Whether a target depends on the browser host, itself or by other targets of the package.
    private static func serves(_ target: ManifestDump.Target, in manifest: ManifestDump) -> Bool {
        var waiting = target.dependencies
        var known: Set<String> = []
        while let name = waiting.popLast() {
            if name == "BelvedereBrowser" { return true }
            guard known.insert(name).inserted else { continue }
            waiting += manifest.targets.first { $0.name == name }?.dependencies ?? []
        }
        return false
    }

    private static func dump(_ folder: String) throws -> ManifestDump {
        let output = try OutputCapture()
        let program = try StartedProgram(
            ["swift", "package", "dump-package", "--package-path", folder], in: folder, output: output.handle)
        program.waitUntilEnd()
        guard program.ending == .status(0) else {
            throw DevelopmentError.unreadablePackage(
                folder, CompileProblem.first(in: output.text)?.description ?? "SwiftPM gives no reason.")
        }
        // SwiftPM writes notes before the description, for example while it waits for another build.
        let text = output.text
        guard let start = text.firstIndex(of: "{"), let manifest = ManifestDump(Data(text[start...].utf8)) else {
            throw DevelopmentError.unreadablePackage(folder, "SwiftPM describes it in an unknown form.")
        }
        return manifest
    }
}
