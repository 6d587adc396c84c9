/// A tag in a Mustache text, such as `{{name}}` or `{{#items}}`, with its line.
struct TemplateTag: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case variable, section, invertedSection, end, partial, unsupported
    }

    let kind: Kind
    /// The name in the tag, without transforms: `name` for `{{lowercased(name)}}`.
    let name: String
    /// The transforms, which are functions that change the value, such as `lowercased`. The outermost is first.
    let transforms: [String]
    let line: Int

    /// All tags of a Mustache text. Comments and settings are left out.
    static func tags(in text: String) -> [TemplateTag] {
        var tags: [TemplateTag] = []
        var line = 1
        var rest = text[...]
        while let open = rest.firstRange(of: "{{") {
            line += rest[..<open.lowerBound].count(where: \.isNewline)
            rest = rest[open.upperBound...]
            let isTriple = rest.hasPrefix("{")
            guard let close = rest.firstRange(of: isTriple ? "}}}" : "}}") else { break }
            let content = rest[..<close.lowerBound]
            if let tag = tag(content, line: line) { tags.append(tag) }
            line += content.count(where: \.isNewline)
            rest = rest[close.upperBound...]
        }
        return tags
    }

    private static func tag(_ content: Substring, line: Int) -> TemplateTag? {
        let kind: Kind
        var body = content
        switch content.first {
        case "#": kind = .section
        case "^": kind = .invertedSection
        case "/": kind = .end
        case ">": kind = .partial
        case "!", "%": return nil
        case "=", "<", "$": kind = .unsupported
        default: kind = .variable
        }
        if kind != .variable || content.first == "{" || content.first == "&" { body = body.dropFirst() }
        var name = String(body.filter { !$0.isWhitespace })
        var transforms: [String] = []
        while kind != .partial, name.hasSuffix(")"), let bracket = name.firstIndex(of: "(") {
            transforms.append(String(name[..<bracket]))
            name = String(name[name.index(after: bracket)...].dropLast())
        }
        return TemplateTag(kind: kind, name: name, transforms: transforms, line: line)
    }
}
