/// The usual solution without a library: a property that calls an array of closures.
final class ClosureArray {
    var listeners: [(Int) -> Void] = []
    var value = 0 {
        didSet { for listener in listeners { listener(value) } }
    }
}

/// The minimum of work: a property that calls one closure in `didSet`.
final class PlainDidSet {
    var listener: ((Int) -> Void)?
    var value = 0 {
        didSet { listener?(value) }
    }
}

/// An object that listeners change. All closures of a contender capture only this object, so Swift allocates no context for them.
final class Sink {
    var total = 0
}
