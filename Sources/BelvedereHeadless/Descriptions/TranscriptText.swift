/// Functions that write texts and numbers for transcripts. Texts are between quotation marks, on one line.
nonisolated package enum TranscriptText {
    /// Returns a text between quotation marks. Puts `\` before `"` and `\`. Line feed, carriage return and tab become `\n`, `\r`, `\t`.
    /// Other control characters become `\u{…}` with their number in hexadecimal.
    package static func quote(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Returns a number as text. A whole number is written without a fraction, as in `3`.
    package static func number(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
}
