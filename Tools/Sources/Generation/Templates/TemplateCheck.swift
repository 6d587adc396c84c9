import Mustache
import Suggestions

/// Checks that a Mustache text uses only names that the program gives to it.
///
/// Mustache does not report an unknown name; it writes nothing for it. So this check is made before rendering.
struct TemplateCheck {
    /// The names that every text of the template can use, each with the kind of its value.
    let offered: [String: NameShape]
    /// The texts of the partials, which other texts include. The key is the name.
    let partials: [String: String]

    private static let transforms: Set<String> = [
        "capitalized", "lowercased", "uppercased", "reversed", "empty", "first", "last", "count", "index", "even", "odd", "sorted",
    ]

    /// The problems of a text.
    func problems(in text: String, at place: String) -> [Problem] {
        var problems = ProblemList()
        do {
            _ = try MustacheTemplate(string: text)
        } catch let error as MustacheTemplate.ParserError {
            problems.add(
                "template.mustache", "The Mustache cannot be read: \(Self.words(for: error.error))",
                at: "\(place):\(error.context.lineNumber)")
            return problems.all
        } catch {
            problems.add("template.mustache", "The Mustache cannot be read: \(error)", at: place)
            return problems.all
        }
        walk(text, at: place, scopes: [offered], partialsAbove: [], into: &problems)
        return problems.all
    }

    private func walk(
        _ text: String, at place: String, scopes: [[String: NameShape]], partialsAbove: [String], into problems: inout ProblemList
    ) {
        var scopes = scopes
        var open: [Int] = []
        for tag in TemplateTag.tags(in: text) {
            let here = "\(place):\(tag.line)"
            for transform in tag.transforms where !Self.transforms.contains(transform) {
                problems.add(
                    "template.transform",
                    "The transform \"\(transform)\" is not known.\(Suggestion.sentence(for: transform, among: Self.transforms.sorted()))",
                    at: here
                )
            }
            switch tag.kind {
            case .unsupported:
                problems.add("template.tag", "Templates that inherit and other delimiters are not supported.", at: here)
            case .partial:
                guard let partial = partials[tag.name] else {
                    problems.add(
                        "template.partial",
                        "There is no partial \"\(tag.name)\".\(Suggestion.sentence(for: tag.name, among: partials.keys.sorted()))", at: here
                    )
                    continue
                }
                if partialsAbove.contains(tag.name) {
                    problems.add("template.partial", "The partial \"\(tag.name)\" contains itself.", at: here)
                    continue
                }
                walk(
                    partial, at: "partials/\(tag.name).mustache", scopes: scopes, partialsAbove: partialsAbove + [tag.name], into: &problems
                )
            case .end:
                if let added = open.popLast() { scopes.removeLast(added) }
            case .variable, .section, .invertedSection:
                let shape = find(tag, in: scopes, at: here, into: &problems)
                if tag.kind == .variable, tag.transforms.isEmpty, case .list = shape {
                    problems.add("template.kind", "\"\(tag.name)\" is a list and no text. Use a section, as in {{#\(tag.name)}}.", at: here)
                }
                if tag.kind == .variable { continue }
                if tag.kind == .section, tag.transforms.isEmpty || tag.transforms == ["reversed"], case .list(let names) = shape {
                    scopes.append(names)
                    open.append(1)
                } else {
                    open.append(0)
                }
            }
        }
    }

    private func find(_ tag: TemplateTag, in scopes: [[String: NameShape]], at place: String, into problems: inout ProblemList)
        -> NameShape?
    {
        // `.` means the current element of a list, and `first()` tests whether it is the first. Neither is a name.
        if tag.name == "." || tag.name.isEmpty { return nil }
        for scope in scopes.reversed() {
            if let shape = scope[tag.name] { return shape }
        }
        let known = Set(scopes.joined().map(\.key)).sorted()
        problems.add(
            "template.name", "The name \"\(tag.name)\" is not known.\(Suggestion.sentence(for: tag.name, among: known))", at: place)
        return nil
    }

    private static func words(for error: any Error) -> String {
        switch error as? MustacheTemplate.Error {
        case .sectionCloseNameIncorrect: "a section begins and ends with different names."
        case .expectedSectionEnd: "a section has no end."
        case .unfinishedName: "a tag has no end, or its name has a forbidden character."
        default: "\(error)."
        }
    }
}
