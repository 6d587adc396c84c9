import Suggestions

/// A property for the generated type, as given on the command line: `name:string` or `email:string?`.
///
/// ```swift
/// let email = try EntityAttribute("email:string?")
/// email.swiftType      // "String?"
/// ```
public struct EntityAttribute: Sendable, Hashable {
    let name: ModuleName
    let type: AttributeType
    let isOptional: Bool

    /// Reads `name:type`. A question mark after the type makes the attribute optional.
    ///
    /// - Throws: ``GenerationError`` if Swift does not allow the name or if the type is unknown.
    public init(_ text: String) throws {
        let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty else {
            throw GenerationError(
                "attribute.form", "\"\(text)\" is no attribute. Write a name and a type, as in \"name:string\" or \"email:string?\".")
        }
        name = try ModuleName(halves[0], isType: false)
        isOptional = halves[1].hasSuffix("?")
        let typeName = isOptional ? String(halves[1].dropLast()) : halves[1]
        guard let type = AttributeType.named(typeName) else {
            let known = AttributeType.allCases.map(\.rawValue)
            throw GenerationError(
                "attribute.type",
                "The attribute \"\(text)\" has the type \"\(typeName)\", which is not known."
                    + Suggestion.sentence(for: typeName, among: known + AttributeType.synonyms.keys.sorted())
                    + " Known are \(known.joined(separator: ", "))."
            )
        }
        self.type = type
    }

    /// The type in Swift, with a question mark if it is optional.
    public var swiftType: String { type.swiftName + (isOptional ? "?" : "") }

    /// Reads several attributes and checks that no name occurs twice.
    ///
    /// - Throws: ``GenerationError`` with the problems of all attributes.
    public static func read(_ texts: [String]) throws -> [EntityAttribute] {
        var problems = ProblemList()
        var attributes: [EntityAttribute] = []
        for text in texts {
            guard let attribute = try problems.attempt({ try EntityAttribute(text) }) else { continue }
            if attributes.contains(where: { $0.name == attribute.name }) {
                problems.add("attribute.twice", "The attribute \"\(attribute.name.value)\" is given twice.")
            }
            if attribute.name.value == "id" {
                problems.add("attribute.id", "Leave the attribute \"id\" out: every entity has one, of the type Int.")
            }
            attributes.append(attribute)
        }
        try problems.throwIfAny()
        return attributes
    }
}
