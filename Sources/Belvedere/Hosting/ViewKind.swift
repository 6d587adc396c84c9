/// What a view is. A host decides how it looks.
///
/// A kind is declared once, beside its view, with all that every host needs to know of it: the properties with their types,
/// the events it takes, and what it is to assistive technology.
///
/// Kinds are told apart by their names. Give one of your own a name that nobody else is likely to take.
nonisolated public struct ViewKind: Hashable, CustomStringConvertible {
    /// Made once for each kind, never changed and never freed, so that sessions share it without counting references.
    private let declaration: UnsafePointer<ViewDeclaration>

    /// Declares a kind of view.
    ///
    /// - Parameters:
    ///   - name: The name that transcripts and diagnostics use.
    ///   - role: What it is to assistive technology.
    ///   - layer: Where such a view stands among the children of a window.
    ///   - properties: All properties of the kind, each at the place of its number.
    ///   - names: The texts that name such a view, the best first, where the author gives it no accessibility name.
    ///   - value: What such a view holds.
    ///   - detail: A second text to read.
    ///   - events: What a person can do with it.
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

    /// The name that transcripts and diagnostics use.
    public var name: String { declaration.pointee.name }
    public var description: String { name }

    public static func == (left: ViewKind, right: ViewKind) -> Bool {
        left.declaration == right.declaration
            || (left.declaration.pointee.hash == right.declaration.pointee.hash && left.name == right.name)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(declaration.pointee.hash) }
}

// Safe although unchecked: what it points to is Sendable, and is neither changed nor freed after the initialiser.
nonisolated extension ViewKind: @unchecked Sendable {}

@_spi(Hosting)
nonisolated extension ViewKind {
    public var role: AccessibleRole { declaration.pointee.role }
    public var layer: ViewLayer { declaration.pointee.layer }
    /// The texts that name such a view, the best first, where the author gives it no accessibility name.
    public var names: [any PropertyDeclaration<String>] { declaration.pointee.names }
    public var value: AccessibleValue? { declaration.pointee.value }
    public var detail: (any PropertyDeclaration<String>)? { declaration.pointee.detail }
    public var events: EventKinds { declaration.pointee.events }
    /// The properties of the kind, without those that every view has.
    public var properties: [any PropertyDeclaration] { declaration.pointee.properties }
}

nonisolated extension ViewKind {
    /// The properties as the kit reads them.
    var table: PropertyTable { declaration.pointee.table }
}

nonisolated extension ViewKind: Codable {
    /// Reads the name of a kind. It may be of one that nobody has declared; then it equals no view's.
    ///
    /// - Throws: `DecodingError` if there is no text.
    public init(from decoder: any Decoder) throws {
        self = ViewKindRegistry.shared.kind(named: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the name of the kind.
    ///
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
