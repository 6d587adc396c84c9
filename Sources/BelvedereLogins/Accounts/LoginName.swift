import Foundation

/// The spelling of a name by which an account is found.
enum LoginName {
    /// The most characters of a name.
    static let longest = 200

    /// Returns the key of a name. It is the same for different spellings, such as capital and small letters.
    static func key(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
