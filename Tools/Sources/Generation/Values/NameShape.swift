/// What a name of a template stands for, so that a template is checked before anything is rendered.
indirect enum NameShape: Sendable, Hashable {
    case text
    case flag
    case list([String: NameShape])

    /// The names that every element of attributes has.
    static let attribute: [String: NameShape] = [
        "name": .text, "Name": .text, "label": .text, "words": .text, "type": .text, "baseType": .text, "isOptional": .flag,
        "isString": .flag, "isInt": .flag, "isDouble": .flag, "isBool": .flag, "isDate": .flag, "isUuid": .flag, "isUrl": .flag,
        "sample": .text, "otherSample": .text, "json": .text, "otherJson": .text,
    ].merging(FormValues.shapes) { first, _ in first }
}
