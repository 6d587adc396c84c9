/// The words in Latin letters that a person reads on a screen, besides the data. In a language with another script, these words are not
/// translated.
///
/// ```swift
/// untranslatedWords(in: ["button \"إضافة\"", "row \"Ann Zimmer\"", "label \"1 contact\""], besides: ["Ann Zimmer"])   // ["contact"]
/// ```
///
/// - Parameters:
///   - lines: The lines of a transcript. Texts between quotation marks are read, except the targets of links.
///   - data: Names, addresses and similar texts that are the same in all languages.
/// - Complexity: O(*n* · *m*) in the length of the lines and the number of the data.
public func untranslatedWords(in lines: [String], besides data: [String]) -> [String] {
    let data = data.sorted { $0.count > $1.count }
    return lines.flatMap { quoted(in: $0) }.flatMap { text in
        var rest = text
        for known in data { rest = rest.replacing(known, with: " ") }
        return rest.split { !($0.isASCII && $0.isLetter) }.map(String.init)
    }
}

/// The texts between quotation marks, as a person reads them.
private func quoted(in line: String) -> [String] {
    var texts: [String] = []
    var rest = line[...]
    while let start = rest.firstIndex(of: "\"") {
        let isDestination = rest[..<start].hasSuffix(" to ")
        var text = ""
        var index = rest.index(after: start)
        while index < rest.endIndex, rest[index] != "\"" {
            if rest[index] == "\\" {
                index = rest.index(after: index)
                if index < rest.endIndex { text.append(rest[index] == "n" || rest[index] == "t" || rest[index] == "r" ? " " : rest[index]) }
            } else {
                text.append(rest[index])
            }
            if index < rest.endIndex { index = rest.index(after: index) }
        }
        if !isDestination { texts.append(text) }
        rest = index < rest.endIndex ? rest[rest.index(after: index)...] : ""
    }
    return texts
}
