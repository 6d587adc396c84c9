/// Numbers as dates and times write them: digits of ASCII and nothing else, with zeros before them.
nonisolated enum Digits {
    /// The number, or `nil` if there is anything but digits.
    static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }

    static func text(_ number: Int, _ length: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
}
