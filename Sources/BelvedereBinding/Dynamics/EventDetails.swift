/// The events of a dynamic that wait while others are told.
@usableFromInline
final class EventDetails<Value>: NodeDetails {
    @usableFromInline var waiting: [Value] = []
    /// How many of the events have been delivered.
    @usableFromInline var position = 0

    @usableFromInline override init(name: String?) { super.init(name: name) }

    /// The event that comes next.
    @usableFromInline func take() -> Value? {
        guard position < waiting.count else { return nil }
        let event = waiting[position]
        position += 1
        if position == waiting.count || position >= 1024, position * 2 >= waiting.count {
            waiting.removeFirst(position)
            position = 0
        }
        return event
    }

    @usableFromInline var isEmpty: Bool { position == waiting.count }
}
