/// The declaration of an app's own element: its name, its role for assistive technology, and the module that defines it.
///
/// In a browser it is a custom element of the HTML standard. The module defines it:
///
/// ```swift
/// let module = ElementModule("lamp", source: Array("""
///     customElements.define('desk-lamp', class extends HTMLElement {
///       set isLit(isLit) { this.textContent = isLit ? '●' : '○' }
///     })
///     """.utf8))
/// let lamp = CustomElement("desk-lamp", role: .image, module: module)
/// ```
///
/// Create one declaration for each kind of element and store it, for instance in a static constant.
nonisolated public struct CustomElement: Sendable, Hashable {
    /// The role of an element for assistive technology.
    nonisolated public enum Role: String, Sendable, Hashable {
        /// Things that belong together, such as the bars of a chart. The content of the element has its own roles.
        case group
        /// A picture. Assistive technology reads its name and skips its content.
        case image
        /// A button.
        case button
    }

    /// The name of the element, as in `<salary-chart>`.
    public let name: String
    /// The role of the element for assistive technology.
    public let role: Role
    /// The JavaScript module that defines the element in a browser.
    public let module: ElementModule
    /// The kind of the view in transcripts and tests. It has the name of the element.
    public let kind: ViewKind

    /// Declares a custom element.
    ///
    /// - Parameters:
    ///   - name: small letters, digits and at least one hyphen, beginning with a letter.
    ///   - role: the role for assistive technology.
    ///   - module: the JavaScript that defines the element in a browser.
    /// - Complexity: O(*n*) in the length of the name.
    public init(_ name: String, role: Role = .group, module: ElementModule) {
        precondition(Self.isValid(name), "\"\(name)\" is not the name of a custom element. A valid name is \"salary-chart\".")
        self.name = name
        self.role = role
        self.module = module
        let roles: [Role: AccessibleRole] = [.group: .group, .image: .image, .button: .button]
        kind = ViewKind(
            name, role: roles[role] ?? .group, properties: ElementView.properties, detail: ElementView.fallback,
            events: [.emit, .fail]
        )
    }

    private static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first), name.utf8.contains(UInt8(ascii: "-"))
        else { return false }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
            default: false
            }
        }
    }
}

/// The names of properties and events of custom elements.
nonisolated enum ElementName {
    /// Returns whether a name consists of letters and digits, and begins with a letter. At most 64 characters are allowed.
    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, isLetter(first) else { return false }
        return name.utf8.count <= 64 && name.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
