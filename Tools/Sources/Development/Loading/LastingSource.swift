import Foundation
import SwiftFacts

/// A Swift file that can keep a value as long as the program runs, in a static or global constant or variable.
struct LastingSource {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Whether such a value uses a name. An app reads its name, its summary and its screens again for each page.
    ///
    /// - Complexity: O(n) in the length of the file.
    func keeps(_ name: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path) else { return false }
        // The C library finds the name much faster than a collection does.
        let bytes = data + [0]
        let isNamed = bytes.withUnsafeBytes { bytes in
            bytes.bindMemory(to: CChar.self).baseAddress.map { text in name.withCString { strstr(text, $0) != nil } } ?? false
        }
        return isNamed && LastingValues.use(name, in: String(decoding: data, as: UTF8.self), exceptToMake: "BelvedereApp")
    }
}
