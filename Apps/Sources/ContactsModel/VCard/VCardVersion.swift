import Foundation

/// A version of the vCard format, with its rules for reading and writing a value.
enum VCardVersion: String {
    case v2_1 = "2.1"
    case v3_0 = "3.0"
    case v4_0 = "4.0"

    /// Creates the version from the text of a `VERSION` line. The ".0" may be missing.
    init?(named name: String) {
        let name = name.trimmingCharacters(in: .whitespaces)
        self.init(rawValue: ["3", "4"].contains(name) ? name + ".0" : name)
    }

    /// Whether text may be in another encoding than UTF-8 without declaring it. In 4.0 every text is UTF-8.
    var guesses: Bool { self != .v4_0 }

    /// Returns the unescaped text of a value that has no components.
    func text(of value: String) -> String {
        // In version 2.1 a backslash is a normal character, as in "C:\temp\new".
        self == .v2_1 ? value : VCardText.unescaped(value[...])
    }

    /// Returns the components of a value that are separated by semicolons, still escaped.
    func parts(of value: String) -> [Substring] {
        VCardText.split(value[...], at: ";", escapesAll: self != .v2_1)
    }

    /// Returns the unescaped text of one component. In version 2.1, a backslash in it escapes only a semicolon.
    func text(ofPart part: Substring) -> String {
        self == .v2_1 ? String(part.replacing("\\;", with: ";")) : VCardText.unescaped(part)
    }

    /// Returns the items of a component that can be a list separated by commas. In version 2.1 a comma is no separator.
    func items(of part: Substring) -> [Substring] { self == .v2_1 ? [part] : VCardText.split(part, at: ",") }

    /// Returns a value in the syntax of vCard 4.0.
    func written(_ value: String, of name: String) -> String {
        guard self == .v2_1 else { return value }
        var written = String.UnicodeScalarView()
        let scalars = Array(value.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let hides = scalar == "\\" && index + 1 < scalars.count && scalars[index + 1] == ";" && !Self.ofOnePart.contains(name)
            if scalar == "\\", !hides { written.append("\\") }
            if scalar == ",", name == "N" { written.append("\\") }
            written.append(scalar)
        }
        return String(written)
    }

    /// The properties whose values have no components, so that a semicolon in them is not a separator.
    private static let ofOnePart: Set<String> = ["FN", "TEL", "EMAIL", "NOTE", "UID", "BDAY", "TITLE", "ROLE", "URL", "NICKNAME"]
}
