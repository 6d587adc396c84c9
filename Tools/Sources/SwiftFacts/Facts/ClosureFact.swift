/// A closure in a source file: the names that it captures, and the call or the property that receives it.
public struct ClosureFact: Hashable, Sendable {
    /// The kind of receiver of the closure.
    public enum Destination: UInt8, Sendable {
        /// The closure is an argument of a call.
        case argument
        /// The closure is assigned to a property or a variable with `=`.
        case assignment
        case other
    }

    /// An entry of the closure's capture list, such as `weak self`.
    public struct Capture: Hashable, Sendable {
        public var name: String
        public var ownership: Ownership

        public init(name: String, ownership: Ownership) {
            self.name = name
            self.ownership = ownership
        }
    }

    public var captures: [Capture]
    /// Whether the closure, or a closure inside it, uses `self`.
    public var usesSelf: Bool
    public var destination: Destination
    /// The dotted path that receives the closure, such as `["service", "load"]` for `service.load { }`.
    public var receiver: [String]
    /// The names of the calls after the call that receives the closure, such as `store` in `.sink { … }.store(in: &bag)`.
    public var following: [String]
    /// The names of the property or variable that keeps the result of these calls, such as `subscription` in
    /// `subscription = items.sink { … }` and `subscriptions` in `subscriptions.append(items.sink { … })`.
    public var assigned: [String]
    public var scope: DeclarationScope
    public var position: SourcePosition

    public init(
        captures: [Capture], usesSelf: Bool, destination: Destination, receiver: [String], following: [String] = [],
        assigned: [String] = [], scope: DeclarationScope, position: SourcePosition
    ) {
        self.captures = captures
        self.usesSelf = usesSelf
        self.destination = destination
        self.receiver = receiver
        self.following = following
        self.assigned = assigned
        self.scope = scope
        self.position = position
    }

    /// Whether the closure keeps a strong reference to `self`.
    public var capturesSelfStrongly: Bool {
        if let capture = captures.first(where: { $0.name == "self" }) { return capture.ownership == .strong }
        return usesSelf
    }
}
