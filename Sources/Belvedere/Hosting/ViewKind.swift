internal import Synchronization

/// The kind of a view, such as a button or a list. A host, the program that shows the views, decides how views of a kind look.
///
/// A kind is declared once, beside its view, with all data that every host needs: the typed properties, the accepted events, and the role
/// for assistive technology.
///
/// A kind is identified by its name. Give your own kind a name that other libraries are not likely to use.
nonisolated public struct ViewKind: Hashable, CustomStringConvertible {
    /// The declaration is created once for each kind. It is never changed and never freed, so sessions share it without reference counting.
    private let declaration: UnsafePointer<ViewDeclaration>

    /// Declares a kind of view.
    ///
    /// - Parameters:
    ///   - name: The name for transcripts and diagnostics.
    ///   - role: The role for assistive technology.
    ///   - layer: The place of such a view among the children of a window.
    ///   - properties: All properties of the kind. The index of each is its number.
    ///   - names: The properties with a text that can be the name of such a view, if the developer sets no accessibility name. The first
    ///     text that is not empty is used.
    ///   - value: The property with the content of such a view.
    ///   - detail: A second text for assistive technology.
    ///   - events: The events that such a view accepts.
    @_spi(Hosting)
    public init(
        _ name: String,
        role: AccessibleRole,
        layer: ViewLayer = .content,
        properties: [any PropertyDeclaration] = [],
        names: [any PropertyDeclaration<String>] = [],
        value: AccessibleValue? = nil,
        detail: (any PropertyDeclaration<String>)? = nil,
        events: EventKinds = []
    ) {
        let memory = UnsafeMutablePointer<ViewDeclaration>.allocate(capacity: 1)
        memory.initialize(
            to: ViewDeclaration(
                name: name, role: role, layer: layer, properties: properties, names: names, value: value, detail: detail, events: events))
        declaration = UnsafePointer(memory)
        ViewKindRegistry.shared.enter(self)
    }

    /// The name for transcripts and diagnostics.
    public var name: String { declaration.pointee.name }
    public var description: String { name }

    public static func == (left: ViewKind, right: ViewKind) -> Bool {
        left.declaration == right.declaration
            || (left.declaration.pointee.hash == right.declaration.pointee.hash && left.name == right.name)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(declaration.pointee.hash) }
}

// Safe although unchecked: the memory behind the pointer is Sendable, and it is neither changed nor freed after the initialiser.
nonisolated extension ViewKind: @unchecked Sendable {}

@_spi(Hosting)
nonisolated extension ViewKind {
    public var role: AccessibleRole { declaration.pointee.role }
    public var layer: ViewLayer { declaration.pointee.layer }
    /// The properties with a text that can be the name of such a view, if the developer sets no accessibility name. The first text that is
    /// not empty is used.
    public var names: [any PropertyDeclaration<String>] { declaration.pointee.names }
    public var value: AccessibleValue? { declaration.pointee.value }
    public var detail: (any PropertyDeclaration<String>)? { declaration.pointee.detail }
    public var events: EventKinds { declaration.pointee.events }
    /// The properties of the kind, without the common properties of all views.
    public var properties: [any PropertyDeclaration] { declaration.pointee.properties }
}

nonisolated extension ViewKind {
    /// The table of the properties, with which the kit reads the property values of a view.
    var table: PropertyTable { declaration.pointee.table }
}

nonisolated extension ViewKind: Codable {
    /// Decodes a kind from its name. If no kind with this name is declared, the result is different from the kinds of all views.
    ///
    /// - Throws: `DecodingError` if there is no text.
    public init(from decoder: any Decoder) throws {
        self = ViewKindRegistry.shared.kind(named: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the name of the kind.
    ///
    /// - Throws: The error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

/// The place of a view among the children of a window.
@_spi(Hosting)
nonisolated public enum ViewLayer: Sendable, Hashable {
    /// In the normal layer: a screen, or a view in a screen.
    case content
    /// Above the screens, such as an alert. As long as such a view is shown, a person can use only this view and floating views.
    case modal
    /// Above everything, such as a toast. A person can still use the other views.
    case floating
}

/// The declaration of a kind of view.
nonisolated struct ViewDeclaration: Sendable {
    /// The largest number of properties of a kind. A 64-bit number has a bit for each of them, and for the four properties that every view
    /// has.
    static let propertyLimit = 60

    let name: String
    let role: AccessibleRole
    let layer: ViewLayer
    let properties: [any PropertyDeclaration]
    /// The table of the properties, with which the kit reads the property values of a view.
    let table: PropertyTable
    let names: [any PropertyDeclaration<String>]
    let value: AccessibleValue?
    let detail: (any PropertyDeclaration<String>)?
    let events: EventKinds
    /// The hash of the name, computed once, so that looking up a kind in a dictionary does not hash the text again.
    let hash: Int

    init(
        name: String, role: AccessibleRole, layer: ViewLayer, properties: [any PropertyDeclaration],
        names: [any PropertyDeclaration<String>], value: AccessibleValue?, detail: (any PropertyDeclaration<String>)?, events: EventKinds
    ) {
        for (place, property) in properties.enumerated() {
            precondition(
                Int(property.key.number) == place,
                "The property \(property.key) of the kind \(name) has the number \(property.key.number), but it is at place \(place)."
            )
        }
        precondition(properties.count <= Self.propertyLimit, "The kind \(name) has more than \(Self.propertyLimit) properties.")
        self.name = name
        self.role = role
        self.layer = layer
        self.properties = properties
        table = PropertyTable(properties)
        self.names = names
        self.value = value
        self.detail = detail
        self.events = events
        hash = name.hashValue
    }
}

/// A table of the properties of a kind, in the order of their numbers. The kit uses it to read the property values of a view for the host.
///
/// The table is created once for each kind. It is never changed and never freed, so sessions share it without reference counting.
nonisolated struct PropertyTable {
    private let properties: UnsafePointer<ErasedProperty>
    private let count: Int

    init(_ declarations: [any PropertyDeclaration]) {
        count = declarations.count
        let memory = UnsafeMutablePointer<ErasedProperty>.allocate(capacity: max(1, count))
        for (place, declaration) in declarations.enumerated() { (memory + place).initialize(to: declaration.erased) }
        properties = UnsafePointer(memory)
    }
}

// Safe although unchecked: the memory behind the pointer is Sendable, and it is neither changed nor freed after the initialiser.
nonisolated extension PropertyTable: @unchecked Sendable {}

extension PropertyTable {
    /// Returns the key of the property at an index of the table; `nil` if there is none.
    func key(at place: Int) -> PropertyKey? {
        place >= 0 && place < count ? properties[place].key : nil
    }

    /// Appends the property values of a view that differ from their defaults to `assignments`.
    func add(of view: AnyObject, to assignments: inout [PropertyAssignment]) {
        var property = properties
        let end = property + count
        while property < end {
            if let value = property.pointee.value(view) {
                // In most views, one or two properties differ from their defaults. Reserve memory for two.
                if assignments.isEmpty { assignments.reserveCapacity(2) }
                assignments.append(PropertyAssignment(property.pointee.key, value))
            }
            property += 1
        }
    }
}

/// All declared kinds by name, so that a kind can be read from a file.
nonisolated final class ViewKindRegistry: Sendable {
    static let shared = ViewKindRegistry()

    private let kinds = Mutex<[String: ViewKind]>([:])

    func enter(_ kind: ViewKind) {
        kinds.withLock { $0[kind.name] = kind }
    }

    /// Returns the kind with a name. If no such kind is declared yet, a kind without properties is created. A kind that is declared with
    /// this name later is equal to it.
    func kind(named name: String) -> ViewKind {
        if let kind = kinds.withLock({ $0[name] }) { return kind }
        return ViewKind(name, role: .group)
    }
}
