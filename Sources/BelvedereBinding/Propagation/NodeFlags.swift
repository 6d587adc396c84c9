/// What is true of a node just now.
@usableFromInline
struct NodeFlags: OptionSet {
    @usableFromInline let rawValue: UInt16
    @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Whoever reads the value must ask first whether it is up to date: it is marked, dirty, or not in use.
    @inlinable static var mustAsk: NodeFlags { NodeFlags(rawValue: 1) }
    /// Something that a derived value in use was computed from may have changed since.
    @inlinable static var marked: NodeFlags { NodeFlags(rawValue: 2) }
    /// A derived value must be computed, whatever its sources say: it has no value yet, or cannot know.
    @inlinable static var dirty: NodeFlags { NodeFlags(rawValue: 4) }
    /// The value is being brought up to date.
    @inlinable static var active: NodeFlags { NodeFlags(rawValue: 8) }
    /// The sources know of this derived value.
    @inlinable static var connected: NodeFlags { NodeFlags(rawValue: 16) }
    /// A derived value that is not in use has read the value it has now.
    @inlinable static var readIdle: NodeFlags { NodeFlags(rawValue: 32) }
    /// The computation that runs has read its own value, so its result is not taken.
    @inlinable static var inCycle: NodeFlags { NodeFlags(rawValue: 64) }
    /// The node was found on a path that leads back to itself, so others may seem to need it that need nothing.
    @inlinable static var wasInCycle: NodeFlags { NodeFlags(rawValue: 128) }
    /// A pass over the bindings made way for another one and goes on later.
    @inlinable static var suspended: NodeFlags { NodeFlags(rawValue: 256) }
    /// The value before the transaction is known.
    @inlinable static var recorded: NodeFlags { NodeFlags(rawValue: 512) }
    /// The value is out of use and waits to be disconnected from its sources.
    @inlinable static var leaving: NodeFlags { NodeFlags(rawValue: 1024) }
    /// A value has been computed.
    @inlinable static var computed: NodeFlags { NodeFlags(rawValue: 2048) }
    /// The value may come to be what it was before anybody is told that it has changed.
    @inlinable static var mayComeBack: NodeFlags { NodeFlags(rawValue: 4096) }
    /// The node has one dependent, and `dependents` points to it and not to an edge.
    @inlinable static var oneDependent: NodeFlags { NodeFlags(rawValue: 32768) }
    /// A binding is about to be added. The node needs its sources already, although nothing is bound yet.
    @inlinable static var beingBound: NodeFlags { NodeFlags(rawValue: 8192) }
    /// The value is set, and a set to an equal value changes nothing.
    @inlinable static var comparable: NodeFlags { NodeFlags(rawValue: 16384) }
}
