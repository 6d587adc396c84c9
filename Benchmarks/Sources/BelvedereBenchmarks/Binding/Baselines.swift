/// What a program does without any library: an array of closures, called by the property they are about.
final class ClosureArray {
    var listeners: [(Int) -> Void] = []
    var value = 0 {
        didSet { for listener in listeners { listener(value) } }
    }
}

/// The least that can be done: one closure, called by the property it is about.
final class PlainDidSet {
    var listener: ((Int) -> Void)?
    var value = 0 {
        didSet { listener?(value) }
    }
}

/// What listeners write to. One object per contender, captured by its closures, which therefore need no context of
/// their own.
final class Sink {
    var total = 0
}
