/// A kind of element that an app brings with it: its name, what it is to assistive technology, and the module that makes it.
///
/// In a browser it is a custom element as the HTML standard has it. The module defines it:
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
/// Make one for each kind of element and keep it, as a static constant for instance.
nonisolated public struct CustomElement: Sendable, Hashable {
    /// What an element is to a person who cannot see it.
    nonisolated public enum Role: String, Sendable, Hashable {
        /// Things that belong together, such as the bars of a chart. What is in the element has roles of its own.
        case group
        /// A picture. Assistive technology says its name and reads nothing that is in it.
        case image
        /// Something to press.
        case button
    }

    /// The name of the element, as in `<salary-chart>`.
    public let name: String
    /// What it is to a person who cannot see it.
    public let role: Role
    /// The JavaScript that defines it.
    public let module: ElementModule
    /// What transcripts and tests call such a view: by the name of the element.
    public let kind: ViewKind

    /// Declares a custom element.
    ///
    /// - Parameters:
    ///   - name: small letters, digits and at least one hyphen, with a letter at the beginning.
    ///   - role: what it is to assistive technology.
    ///   - module: what defines the element in a browser.
    /// - Complexity: O(*n*) in the length of the name.
    public init(_ name: String, role: Role = .group, module: ElementModule) {
        precondition(Self.isValid(name), "\"\(name)\" is no name of a custom element. One looks like \"salary-chart\".")
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
