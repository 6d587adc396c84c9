package import Foundation

/// Compiles a String Catalog to Swift.
package enum CatalogueCompilation {
    /// Returns the Swift source of a catalogue.
    ///
    /// - Throws: ``CatalogueFaults`` with all faults of the catalogue.
    package static func swift(from data: Data, named fileName: String) throws -> String {
        let name = try CatalogueName(fileName: fileName)
        return SwiftSource(name: name, catalogue: try CheckedCatalogue(CatalogueFile(data: data))).text
    }

    /// Returns the texts of a catalogue as JSON, which a running program reads instead of the compiled texts.
    ///
    /// - Throws: ``CatalogueFaults`` with all faults of the catalogue.
    package static func texts(from data: Data) throws -> Data {
        try TextData(try CheckedCatalogue(CatalogueFile(data: data))).json
    }
}
