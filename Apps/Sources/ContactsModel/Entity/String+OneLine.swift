import Foundation

extension String {
    /// The text as one line without white space at its ends: line breaks, tabs and control characters become spaces.
    var oneLine: String {
        if isPlain { return self }
        let flat = String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .lineSeparator, .paragraphSeparator: " "
                    default: scalar
                    }
                }))
        return flat.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether it is of printable ASCII with no space at its ends, which most names and all numbers are: known at a
    /// fraction of what asking Unicode costs.
    var isPlain: Bool {
        let bytes = utf8
        guard bytes.first != 0x20, bytes.last != 0x20 else { return false }
        return bytes.allSatisfy { (0x20...0x7E).contains($0) }
    }
}
