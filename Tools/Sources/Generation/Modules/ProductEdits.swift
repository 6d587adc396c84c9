import SwiftFacts

/// Adds the products that a module imports to `Package.swift`: their packages to the package, and the products to the target.
struct ProductEdits {
    private(set) var insertions: [PlannedInsertion] = []
    private(set) var notes: [String] = []
    private var text: String
    private let target: ManifestTarget
    /// The name of the package Belvedere, for a target that does not depend on it yet.
    var package: String?

    /// - Parameter text: The text of `Package.swift` with the changes so far.
    init(target: ManifestTarget, in text: String) {
        self.target = target
        self.text = text
    }

    mutating func add(_ product: RenderedModule.PackageProduct) {
        if target.dependencies.contains(product.name) { return }
        if let url = product.url, !EditableManifest(source: text).packages.contains(EditableManifest.packageName(of: url)) {
            let package = Self.declaration(of: url, from: product.version)
            insert(package, EditableManifest(source: text).insertion(ofPackage: package), into: "the package's dependencies")
        }
        let name = product.url.map(Path.name) ?? target.packages["Belvedere"] ?? package ?? "belvedere"
        let dependency = Self.dependency(on: product.name, of: name)
        let insertion = EditableManifest(source: text).insertion(ofDependency: dependency, toTarget: target.name)
        insert(dependency, insertion, of: target.name, into: "the dependencies of the target \"\(target.name)\"")
    }

    /// Whether a text that was inserted for another module contains the product or its package. Then it belongs to this module too, and
    /// goes with the last of them.
    static func isShared(_ insertion: GeneratedModule.Insertion, by products: [RenderedModule.PackageProduct]) -> Bool {
        insertion.path == "Package.swift"
            && products.contains { product in
                insertion.text.contains(".product(name: \"\(product.name)\"")
                    || product.url.map { insertion.text.contains(declaration(of: $0, from: product.version)) } == true
            }
    }

    private static func declaration(of url: String, from version: String) -> String { ".package(url: \"\(url)\", from: \"\(version)\")" }

    private static func dependency(on product: String, of package: String) -> String {
        ".product(name: \"\(product)\", package: \"\(package)\")"
    }

    private mutating func insert(_ added: String, _ insertion: SourceInsertion?, of target: String? = nil, into place: String) {
        guard let insertion else {
            notes.append("Package.swift has a form that this program does not change. Paste this into \(place):\n\n  \(added)")
            return
        }
        let fitting = insertion.withLineEndings(of: text)
        insertions.append(PlannedInsertion(path: "Package.swift", insertion: fitting, target: target))
        text = fitting.applied(to: text)
    }
}
