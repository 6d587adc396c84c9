internal import NIOCore

/// A queue of names in their order of arrival. A name can also leave from the middle of the queue.
struct WaitingLine {
    /// The entries of the queue. An entry whose name has left the queue is removed only when it reaches the front, or when more than half
    /// of the entries are of this kind.
    private var places = CircularBuffer<(name: String, turn: Int)>()
    private var turns: [String: Int] = [:]
    private var lastTurn = 0
    /// The number of entries that all searches have examined so far. Only tests read it, to measure the cost.
    private(set) var steps = 0

    var count: Int { turns.count }

    /// Adds a name at the end. If the name is already in the queue, it moves to the end.
    ///
    /// - Complexity: O(1), amortized.
    mutating func append(_ name: String) {
        lastTurn += 1
        turns[name] = lastTurn
        places.append((name, lastTurn))
        if places.count > 2 * turns.count + 16 {
            steps += places.count
            places = CircularBuffer(places.filter { turns[$0.name] == $0.turn })
        }
    }

    mutating func remove(_ name: String) { turns[name] = nil }

    /// Returns the name that has been in the queue for longest.
    ///
    /// - Complexity: O(1), amortized.
    mutating func first() -> String? {
        while let place = places.first {
            steps += 1
            if turns[place.name] == place.turn { return place.name }
            places.removeFirst()
        }
        return nil
    }
}
