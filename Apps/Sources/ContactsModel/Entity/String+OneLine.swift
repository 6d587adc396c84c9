extension String {
    /// The trimmed text on one line: line breaks, tabs and control characters become spaces.
    ///
    /// The code reads Unicode scalars, not characters. A letter with hundreds of accents is one `Character`, and the time to compare it
    /// grows with the square of their number.
    var oneLine: String {
        if isPlain { return self }
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isBlank }), let last = scalars.lastIndex(where: { !$0.isBlank }) else {
            return ""
        }
        let line = scalars[first...last]
        guard line.contains(where: \.breaksLine) else { return String(Substring(line)) }
        return String(String.UnicodeScalarView(line.map { $0.breaksLine ? " " : $0 }))
    }

    /// Whether the text is printable ASCII without a space at its beginning or end. Most names and all numbers are, and this check is much
    /// faster than reading Unicode properties.
    var isPlain: Bool {
        let bytes = utf8
        guard bytes.first != 0x20, bytes.last != 0x20 else { return false }
        return bytes.allSatisfy { (0x20...0x7E).contains($0) }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character or a separator of lines or paragraphs.
    fileprivate var breaksLine: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }

    fileprivate var isBlank: Bool { breaksLine || properties.isWhitespace }
}
