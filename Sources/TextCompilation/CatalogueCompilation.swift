package import Foundation

/// From a String Catalog to Swift.
package enum CatalogueCompilation {
    /// The Swift source of a catalogue.
    ///
    /// - Throws: ``CatalogueFaults``, all that are wrong with the catalogue.
    package static func swift(from data: Data, named fileName: String) throws -> String {
        let name = try CatalogueName(fileName: fileName)
        let file = try CatalogueFile(data: data)
        let catalogue = try CheckedCatalogue(file)
        return SwiftSource(name: name, catalogue: catalogue).text
    }
}
