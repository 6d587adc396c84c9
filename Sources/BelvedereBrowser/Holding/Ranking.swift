/// A set of names with an amount for each, such as network addresses with their numbers of sessions. The name with the largest amount is
/// found at once.
///
/// It is a binary heap. It also stores the index of each name in the heap, so that an amount can change quickly.
struct Ranking {
    private var heap: [(name: String, amount: Int)] = []
    private var places: [String: Int] = [:]
    /// The number of comparisons of two amounts. Only tests read it.
    private(set) var comparisons = 0

    /// The name with the largest amount, if there is any.
    var largest: String? { heap.first?.name }

    func amount(of name: String) -> Int { places[name].map { heap[$0].amount } ?? 0 }

    /// Sets the amount of a name. A name whose amount is zero is removed.
    ///
    /// - Complexity: O(log *n*) in the number of names.
    mutating func set(_ amount: Int, for name: String) {
        if let place = places[name] {
            if amount > 0 {
                heap[place].amount = amount
                settle(place)
            } else {
                remove(at: place)
            }
        } else if amount > 0 {
            heap.append((name, amount))
            places[name] = heap.count - 1
            settle(heap.count - 1)
        }
    }

    private mutating func remove(at place: Int) {
        places[heap[place].name] = nil
        let last = heap.removeLast()
        if place == heap.count { return }
        heap[place] = last
        places[last.name] = place
        settle(place)
    }

    /// Moves the name at an index of the heap up or down until the order of the heap is right again.
    private mutating func settle(_ start: Int) {
        var place = start
        while place > 0, isLess((place - 1) / 2, place) {
            swap(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
        while true {
            let left = 2 * place + 1
            if left >= heap.count { return }
            let child = left + 1 < heap.count && isLess(left, left + 1) ? left + 1 : left
            if !isLess(place, child) { return }
            swap(place, child)
            place = child
        }
    }

    private mutating func isLess(_ first: Int, _ second: Int) -> Bool {
        comparisons += 1
        return heap[first].amount < heap[second].amount
    }

    private mutating func swap(_ first: Int, _ second: Int) {
        heap.swapAt(first, second)
        places[heap[first].name] = first
        places[heap[second].name] = second
    }
}
