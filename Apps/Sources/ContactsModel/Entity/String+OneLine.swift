import Foundation

extension String {
    /// The text as one line without white space at its ends: line breaks, tabs and control characters become spaces.
    var oneLine: String {
        let flat = String(String.UnicodeScalarView(unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            default: scalar
            }
        }))
        return flat.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
