import ContactsModel

/// The link of a number or mail address. The value may be invalid, because a person can type anything and an imported card can contain
/// anything.
extension LabelledValue {
    /// The `tel:` address that calls this number (RFC 3966). Nil if a telephone could not dial the number as it is written.
    ///
    /// Digits of any script are dialled, and separators are ignored. A number with words, such as "040 1 ext. 5", cannot be dialled,
    /// because its digits alone are another number.
    var telephoneDestination: String? {
        var number = ""
        for (index, character) in value.enumerated() {
            if let digit = character.wholeNumberValue, (0...9).contains(digit), character.isWholeNumber {
                number += String(digit)
            } else if character == "*" || character == "#" || (character == "+" && index == 0) {
                number.append(character)
            } else if !character.isWhitespace, !"-‐‑–./()".contains(character) {
                return nil
            }
        }
        return number.contains(where: \.isNumber) ? "tel:" + number : nil
    }

    /// The `mailto:` address that writes to this mail address (RFC 6068). Nil if there is no text before or after the "@".
    var mailDestination: String? {
        guard let at = value.lastIndex(of: "@"), at > value.startIndex, value.index(after: at) < value.endIndex,
            !value.contains(where: { $0.isWhitespace || "<>\"".contains($0) })
        else { return nil }
        return "mailto:" + value.utf8.map(Self.escaped).joined()
    }

    /// Escapes a byte in a `mailto:` address. `?`, `&` and `%` have a special meaning there, for example to begin the subject.
    private static func escaped(_ byte: UInt8) -> String {
        let character = Character(UnicodeScalar(byte))
        if character.isASCII, character.isLetter || character.isNumber || "@.-_~!$'*+".contains(character) {
            return String(character)
        }
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0" + digits : "%" + digits
    }
}
