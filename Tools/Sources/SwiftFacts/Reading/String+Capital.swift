extension String {
    /// Whether the name begins with a capital letter, as the names of types do.
    var beginsWithCapital: Bool {
        guard let first = utf8.first else { return false }
        // Nearly all names are ASCII, so test for ASCII first. Looking up a letter in the Unicode tables takes longer than all other work
        // on a name.
        return first < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) : self.first?.isUppercase == true
    }
}
