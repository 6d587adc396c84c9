public import BelvedereCore

/// One change that a host (the program that shows the views, such as a browser server) must apply to show the current state of the app.
///
/// A change contains all data that is needed to show it, so a host never asks the window. A host applies the changes of a batch in order,
/// so the position in a change is valid after the changes before it.
@_spi(Hosting) nonisolated public enum Change: Sendable, Hashable {
    /// A property has a new value. The change contains the whole view without its children, because a host may need one property to show
    /// another.
    case set(ViewNode, PropertyKey)
    case insert(ViewNode, into: Parent, at: Int)
    case remove(ViewIdentifier, from: ViewIdentifier, at: Int)
    case move(within: Parent, from: Int, to: Int)
    /// The view has these children now, in this order. Children that are not listed are removed. This change is sent instead of single
    /// insertions, removals and moves if it is shorter than they are.
    case arrange(Parent, [Child])
    /// The keyboard focus moves to this view.
    case focus(ViewIdentifier)
    /// Assistive technology says this text.
    case announce(String, isUrgent: Bool)
    /// The window's trail or title has changed. The trail is the list of addresses from the bottom of the window to the topmost screen.
    /// Each address begins with the one before it, and the last one is the visible screen.
    ///
    /// The window has the trail but does not know the host's history, so the host compares the two. Let `here` be the current address of
    /// the history, and `path` the last address of the trail.
    ///
    /// 1. If they are equal, the history does not change.
    /// 2. If `here` is in the trail, the visible screen is above the screen of `here`: the host adds `path` as a new entry after `here`.
    /// 3. If the history contains `path` at another position, the host goes to that position. Positions before `here` have priority.
    /// 4. Otherwise, the host replaces `here` by `path`.
    case locate(trail: [String], title: String)
    /// The app requests something from the person's device. The answer arrives as ``Event/answer(_:_:)``.
    case request(Int, CapabilityRequest)

    /// A view whose children change, by its number and its kind. From the kind, a host knows where to put the children.
    nonisolated public struct Parent: Sendable, Hashable {
        public let identifier: ViewIdentifier
        public let kind: ViewKind

        public init(_ identifier: ViewIdentifier, _ kind: ViewKind) {
            self.identifier = identifier
            self.kind = kind
        }
    }

    /// A child of an arranged view: an existing view of the host, or a new one.
    nonisolated public enum Child: Sendable, Hashable {
        case existing(ViewIdentifier)
        case new(ViewNode)
    }
}

/// A view and its subviews as plain data. It contains all data that a host needs to show the view for the first time.
@_spi(Hosting)
nonisolated public struct ViewNode: Sendable, Hashable {
    public var identifier: ViewIdentifier
    public var kind: ViewKind
    /// The properties that differ from their defaults, in the order in which the kind of view declares them.
    public var properties: [PropertyAssignment]
    public var children: [ViewNode]

    public init(identifier: ViewIdentifier, kind: ViewKind, properties: [PropertyAssignment] = [], children: [ViewNode] = []) {
        self.identifier = identifier
        self.kind = kind
        self.properties = properties
        self.children = children
    }

    /// The value of a property, or `nil` if it has its default.
    ///
    /// - Complexity: O(*n*) in the number of properties that differ from their defaults.
    public subscript(key: PropertyKey) -> PropertyValue? { properties.first { $0.key == key }?.value }

    /// The value of a property, in its own type.
    ///
    /// - Complexity: O(*n*) in the number of properties that differ from their defaults.
    public subscript<Value>(_ property: some PropertyDeclaration<Value>) -> Value {
        self[property.key].flatMap { Value($0) } ?? property.defaultValue
    }
}

/// The number that identifies a view between the host and the app.
///
/// A view gets its number when it is first rendered, in the order of the tree. A session never uses a number for two views. So two
/// renderings of the same screens have the same numbers, and an event for a view that has left refers to no view.
@_spi(Hosting) nonisolated public struct ViewIdentifier: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The number of a view before it is rendered.
    static let none = ViewIdentifier(rawValue: 0)

    public static func < (left: ViewIdentifier, right: ViewIdentifier) -> Bool { left.rawValue < right.rawValue }
    public var description: String { "#\(rawValue)" }
}
