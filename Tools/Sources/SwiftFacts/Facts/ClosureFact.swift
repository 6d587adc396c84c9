/// A closure: what it captures, and who keeps it.
public struct ClosureFact: Hashable, Sendable {
    /// Where the closure goes.
    public enum Destination: UInt8, Sendable {
        /// Into a call, as an argument.
        case argument
        /// Into a property or a variable, by `=`.
        case assignment
        case other
    }

    /// A name of the capture list.
    public struct Capture: Hashable, Sendable {
        public var name: String
        public var ownership: Ownership

        public init(name: String, ownership: Ownership) {
            self.name = name
            self.ownership = ownership
        }
    }

    public var captures: [Capture]
    /// Whether `self` stands in the closure or in one that it holds.
    public var usesSelf: Bool
    public var destination: Destination
    /// The names of the call or of the property that takes it, up to that name.
    public var receiver: [String]
    /// The names that follow the call, such as `store` in `.sink { … }.store(in: &bag)`.
    public var following: [String]
    public var scope: DeclarationScope
    public var position: SourcePosition

    public init(
        captures: [Capture], usesSelf: Bool, destination: Destination, receiver: [String], following: [String] = [],
        scope: DeclarationScope, position: SourcePosition
    ) {
        self.captures = captures
        self.usesSelf = usesSelf
        self.destination = destination
        self.receiver = receiver
        self.following = following
        self.scope = scope
        self.position = position
    }

    /// Whether the closure keeps `self` alive.
    public var capturesSelfStrongly: Bool {
        if let capture = captures.first(where: { $0.name == "self" }) { return capture.ownership == .strong }
        return usesSelf
    }
}
