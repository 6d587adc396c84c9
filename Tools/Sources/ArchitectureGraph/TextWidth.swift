/// Estimates the width of a text at 13 points in a common sans-serif font. The program cannot load a font, so it uses the rounded-up widths
/// of letters in common fonts.
enum TextWidth {
    static func of(_ text: String) -> Double {
        text.reduce(0) { width, character in
            if "iljtfrI.,:;'|!()[]".contains(character) { return width + 4.6 }
            if "mwMW@".contains(character) { return width + 11.6 }
            if character.isUppercase || character.isNumber { return width + 9 }
            return width + (character.isASCII ? 7.4 : 13)
        }
    }
}
