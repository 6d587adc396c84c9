import Suggestions

/// Finds the reasons why a template cannot fulfil a request, such as a missing attribute.
extension Template {
    func attributeProblems(_ attributes: [EntityAttribute]) -> [Problem] {
        var problems = ProblemList()
        if manifest.needsAttributes, attributes.isEmpty {
            problems.add("attribute.none", "The template \"\(name)\" needs attributes, as in \"name:string age:int email:string?\".")
        }
        for attribute in attributes.map(\.name.value) where manifest.reservedAttributes.contains(attribute) {
            problems.add(
                "attribute.reserved",
                "The template \"\(name)\" uses the name \"\(attribute)\" itself. Choose another name for the attribute.")
        }
        return problems.all
    }

    func choiceProblems(_ choices: [String: String]) -> [Problem] {
        var problems = ProblemList()
        for (chosen, choice) in choices.sorted(by: { $0.key < $1.key }) {
            guard let option = options.first(where: { $0.name == chosen }) else {
                let known = options.map(\.name)
                let list = known.isEmpty ? " It has none." : " It has \(known.joined(separator: ", "))."
                problems.add(
                    "option.unknown",
                    "The template \"\(name)\" has no option \"\(chosen)\".\(Suggestion.sentence(for: chosen, among: known))\(list)")
                continue
            }
            if !option.choices.contains(choice) {
                problems.add(
                    "option.choice",
                    "The option \"\(chosen)\" cannot be \"\(choice)\".\(Suggestion.sentence(for: choice, among: option.choices)) Choose from \(option.choices.joined(separator: ", "))."
                )
            }
        }
        return problems.all
    }
}
