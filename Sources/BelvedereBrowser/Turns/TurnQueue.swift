internal import NIOCore

/// A queue of turns that wait for a thread. A turn is the work of a session for the events that arrive together. The queue starts turns of
/// different network addresses alternately, so an address with many turns delays only its own turns.
struct TurnQueue<Turn> {
    /// The number of turns that may run at once.
    let width: Int
    /// The number of turns of one address that may run at once.
    let widthPerAddress: Int
    private var waiting: [String: CircularBuffer<Turn>] = [:]
    /// The network addresses that have waiting turns. The next turn to run belongs to the first address.
    private var addresses = CircularBuffer<String>()
    private var running: [String: Int] = [:]
    private var runningCount = 0

    init(width: Int, widthPerAddress: Int) {
        self.width = width
        self.widthPerAddress = widthPerAddress
    }

    mutating func append(_ turn: Turn, of address: String) {
        if waiting[address] == nil { addresses.append(address) }
        waiting[address, default: CircularBuffer(initialCapacity: 1)].append(turn)
    }

    /// Removes and returns the next turn that may run now.
    ///
    /// - Complexity: O(*n*) in the number of addresses that already run as many turns as allowed. It is at most `width`.
    mutating func start() -> Turn? {
        if runningCount >= width { return nil }
        for _ in 0..<addresses.count {
            guard let address = addresses.popFirst() else { return nil }
            guard running[address, default: 0] < widthPerAddress, let turn = waiting[address]?.popFirst() else {
                addresses.append(address)
                continue
            }
            if waiting[address]?.isEmpty == true { waiting[address] = nil } else { addresses.append(address) }
            running[address, default: 0] += 1
            runningCount += 1
            return turn
        }
        return nil
    }

    /// Records that a turn of an address has ended.
    mutating func end(of address: String) {
        running[address] = running[address].flatMap { $0 > 1 ? $0 - 1 : nil }
        runningCount -= 1
    }
}
