import ContactsModel

/// Where a number or address leads, if it is one: anything can be typed, and a card can bring anything.
extension LabelledValue {
    /// The address that calls this number (RFC 3966); nil for what no telephone could dial as it stands.
    ///
    /// Digits of any script are dialled; what people write between them for the eye is left out. A number with words in it,
    /// as "040 1 ext. 5", is nothing to dial: the digits alone would be another number.
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

    /// The address that writes to this mail address (RFC 6068); nil for what has no name before an "@" or no host behind
    /// it.
    var mailDestination: String? {
        guard let at = value.lastIndex(of: "@"), at > value.startIndex, value.index(after: at) < value.endIndex,
            !value.contains(where: { $0.isWhitespace || "<>\"".contains($0) })
        else { return nil }
        return "mailto:" + value.utf8.map(Self.escaped).joined()
    }

    /// A byte as it may stand in the address of a mail: `?`, `&` and `%` would end the address and begin something else.
    private static func escaped(_ byte: UInt8) -> String {
        let character = Character(UnicodeScalar(byte))
        if character.isASCII, character.isLetter || character.isNumber || "@.-_~!$'*+".contains(character) {
            return String(character)
        }
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0" + digits : "%" + digits
    }
}
