/// A telephone number or a mail address with what it is for.
///
/// ```swift
/// let mobile = LabelledValue(.mobile, "+358 40 1234567")
/// let boat = LabelledValue(.custom("Boat"), "+358 40 7654321")
/// ```
public struct LabelledValue: Hashable, Sendable, Codable {
    /// What the value is for.
    public var label: Label
    /// The number or address, as typed.
    public var value: String

    /// A value with its label.
    public init(_ label: Label, _ value: String) {
        self.label = label
        self.value = value
    }

    /// What a number or address is for.
    ///
    /// The named ones are those vCard knows (RFC 6350, section 6.4.1) and an app translates; any other text is a
    /// person's own.
    public enum Label: Hashable, Sendable, Codable {
        /// Private.
        case home
        /// Business.
        case work
        /// A mobile telephone.
        case mobile
        /// A fax machine.
        case fax
        /// No label.
        case other
        /// A person's own label.
        case custom(String)
    }
}

extension LabelledValue.Label {
    /// A stable form for storage: the case's name, or the person's own text after a colon.
    public var code: String {
        switch self {
        case .home: "home"
        case .work: "work"
        case .mobile: "mobile"
        case .fax: "fax"
        case .other: "other"
        case .custom(let text): ":" + text
        }
    }

    /// The label of a stored ``code``. A code of a later version of the app reads as that text, so nothing is lost.
    public init(code: String) {
        switch code {
        case "home": self = .home
        case "work": self = .work
        case "mobile": self = .mobile
        case "fax": self = .fax
        case "other": self = .other
        default: self = .custom(code.hasPrefix(":") ? String(code.dropFirst()) : code)
        }
    }

    /// The label as it may be stored: a text of one's own on one line, and none where it is empty.
    var tidied: LabelledValue.Label {
        guard case .custom(let text) = self else { return self }
        let label = text.oneLine
        return label.isEmpty ? .other : .custom(label)
    }
}
