/// A telephone number or a mail address with its purpose.
///
/// ```swift
/// let mobile = LabelledValue(.mobile, "+358 40 1234567")
/// let boat = LabelledValue(.custom("Boat"), "+358 40 7654321")
/// ```
public struct LabelledValue: Hashable, Sendable, Codable {
    /// The purpose of the value.
    public var label: Label
    /// The number or address, as typed.
    public var value: String

    /// Creates a value with its label.
    public init(_ label: Label, _ value: String) {
        self.label = label
        self.value = value
    }

    /// The purpose of a number or address.
    ///
    /// The cases without a text are the types of vCard (RFC 6350, section 6.4.1), and the app translates them. ``custom(_:)`` is for a
    /// label that a person has typed.
    public enum Label: Hashable, Sendable, Codable {
        /// A private number or address.
        case home
        /// A number or address at work.
        case work
        /// A mobile telephone.
        case mobile
        /// A fax machine.
        case fax
        /// A fax machine at home.
        case homeFax
        /// A fax machine at work.
        case workFax
        /// A pager.
        case pager
        /// A number or address without a label.
        case other
        /// A person's own label.
        case custom(String)
    }
}

extension LabelledValue {
    /// The value in the form in which it is stored: value and label trimmed, each on one line.
    var tidied: LabelledValue { LabelledValue(label.tidied, value.oneLine) }
}

extension LabelledValue.Label {
    /// A stable text for storage: the name of the case, such as "home", or a colon and the person's own text, such as ":Boat".
    public var code: String {
        switch self {
        case .home: "home"
        case .work: "work"
        case .mobile: "mobile"
        case .fax: "fax"
        case .homeFax: "homeFax"
        case .workFax: "workFax"
        case .pager: "pager"
        case .other: "other"
        case .custom(let text): ":" + text
        }
    }

    /// Creates the label of a stored ``code``. A code that this version of the app does not know becomes a custom label, so nothing is
    /// lost.
    public init(code: String) {
        switch code {
        case "home": self = .home
        case "work": self = .work
        case "mobile": self = .mobile
        case "fax": self = .fax
        case "homeFax": self = .homeFax
        case "workFax": self = .workFax
        case "pager": self = .pager
        case "other": self = .other
        default: self = .custom(code.hasPrefix(":") ? String(code.dropFirst()) : code)
        }
    }

    /// Returns the word inside the marks that Apple's address books put around their standard labels: "AssistantPhone" for
    /// `_$!<AssistantPhone>!$_`. The app shows a translation of the word. Returns nil for any other text.
    public static func word(in text: String) -> String? {
        let (before, after) = ("_$!<", ">!$_")
        guard text.utf8.count > before.utf8.count + after.utf8.count, text.hasPrefix(before), text.hasSuffix(after) else { return nil }
        return String(text.utf8.dropFirst(before.utf8.count).dropLast(after.utf8.count))
    }

    /// The label in the form in which it is stored: a person's own text on one line, or ``other`` if that text is empty.
    var tidied: LabelledValue.Label {
        guard case .custom(let text) = self else { return self }
        let label = text.oneLine
        return label.isEmpty ? .other : .custom(label)
    }
}
