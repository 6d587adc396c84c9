nonisolated extension String {
    /// The text with at most 30 combining marks (such as accents) in a row (UAX #15, Stream-Safe Text Format). Further marks are removed.
    ///
    /// Apply it to every text from outside before you compare it, search in it or count its characters. The browser host applies it to all
    /// data of a page, and routes apply it to all parts of an address; see ``CombiningMarkRun`` for the reason.
    ///
    /// ```swift
    /// let name = "e" + String(repeating: "\u{301}", count: 5000)
    /// print(name.streamSafe.unicodeScalars.count)                      // 31: the letter and 30 accents
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the text. For a text in the letters of Western Europe, only its bytes are checked, which is
    ///   faster.
    public var streamSafe: String {
        if isStreamSafe { return self }
        var run = CombiningMarkRun()
        return String(String.UnicodeScalarView(unicodeScalars.filter { run.keeps($0) }))
    }

    /// Whether the text is already in the form that ``streamSafe`` returns.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package var isStreamSafe: Bool {
        // All combining marks are at or above U+0300, whose first UTF-8 byte is 0xCC.
        if utf8.allSatisfy({ $0 < 0xCC }) { return true }
        var run = CombiningMarkRun()
        return unicodeScalars.allSatisfy { run.keeps($0) }
    }
}
