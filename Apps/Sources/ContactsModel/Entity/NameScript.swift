/// Properties of writing systems that change how names are displayed.
enum NameScript {
    /// Returns whether a letter is a Han character, kana or Hangul. Names in these scripts begin with the family name and have no space.
    static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3005...0x3007, 0x3040...0x30FF, 0x3130...0x318F, 0x31F0...0x31FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x1B000...0x1B16F, 0x20000...0x3FFFD:
            true
        default:
            false
        }
    }

    /// Returns whether letters of this writing system join with their neighbours, as in Arabic. Two initials would then look like a word.
    static func joins(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0600...0x07BF, 0x0840...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
        default: false
        }
    }
}
