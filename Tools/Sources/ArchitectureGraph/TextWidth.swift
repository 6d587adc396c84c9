/// How wide a text is at 13 points in a usual sans-serif. No font is at hand, so widths are those of common fonts, rounded up.
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
