/// Reads and writes the numbers in dates and times: ASCII digits only, with leading zeros.
nonisolated enum Digits {
    /// Returns the number, or `nil` if the text contains anything but digits.
    static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }

    static func text(_ number: Int, _ length: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
}
