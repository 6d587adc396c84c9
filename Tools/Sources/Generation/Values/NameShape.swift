/// The kind of value that a name in a template has: text, flag or list. With it, a template can be checked before it is rendered.
indirect enum NameShape: Sendable, Hashable {
    case text
    case flag
    case list([String: NameShape])

    /// The names that a template can use within the list of attributes, each with its kind.
    static let attribute: [String: NameShape] = [
        "name": .text, "Name": .text, "label": .text, "words": .text, "type": .text, "baseType": .text, "isOptional": .flag,
        "isString": .flag, "isInt": .flag, "isDouble": .flag, "isDecimal": .flag,
        "isBool": .flag, "isDate": .flag, "isUuid": .flag, "isUrl": .flag,
        "sample": .text, "otherSample": .text, "json": .text, "otherJson": .text,
    ].merging(FormValues.shapes) { first, _ in first }.merging(ResourceValues.shapes) { first, _ in first }
}
