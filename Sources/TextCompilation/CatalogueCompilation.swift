package import Foundation

/// Compiles a String Catalog to Swift.
package enum CatalogueCompilation {
    /// Returns the Swift source of a catalogue.
    ///
    /// - Throws: ``CatalogueFaults`` with all faults of the catalogue.
    package static func swift(from data: Data, named fileName: String) throws -> String {
        let name = try CatalogueName(fileName: fileName)
        let file = try CatalogueFile(data: data)
        let catalogue = try CheckedCatalogue(file)
        return SwiftSource(name: name, catalogue: catalogue).text
    }
}
