/// Sorts the nodes that wait to announce their value by the order of their bindings.
///
/// A change is followed from layer to layer, so the nodes come in a few long runs. Within a run some come a few places too late. Such a node
/// is moved forward. A node that belongs further ahead begins a new run. At the end the runs are merged. If there are many runs, the
/// standard library sorts.
enum AnnouncementOrder {
    private typealias Entries = UnsafeMutablePointer<AnnouncementEntry>

    private static let longestWay = 8
    private static let mostRuns = 4

    /// - Complexity: O(*n*) for a few runs as described above, otherwise O(*n* log *n*).
    static func sort(_ entries: UnsafeMutableBufferPointer<AnnouncementEntry>) {
        guard entries.count > 1, let memory = entries.baseAddress else { return }
        var starts = [0]
        for index in 1..<entries.count where memory[index].serial < memory[index - 1].serial {
            if insert(at: index, runStart: starts[starts.count - 1], memory) { continue }
            guard starts.count < mostRuns else {
                var entries = entries
                return entries.sort { $0.serial < $1.serial }
            }
            starts.append(index)
        }
        for (index, start) in starts.enumerated().dropFirst() {
            merge(from: start, to: index + 1 < starts.count ? starts[index + 1] : entries.count, memory)
        }
    }

    /// Moves an entry forward within its run, if its place is near.
    @inline(__always)
    private static func insert(at index: Int, runStart: Int, _ memory: Entries) -> Bool {
        let entry = memory[index]
        let end = max(runStart, index - longestWay)
        var place = index - 1
        while place > end, memory[place - 1].serial > entry.serial { place -= 1 }
        if place > runStart, memory[place - 1].serial > entry.serial { return false }
        for later in stride(from: index, to: place, by: -1) { memory[later] = memory[later - 1] }
        memory[place] = entry
        return true
    }

    /// Merges a run into all before it.
    private static func merge(from start: Int, to end: Int, _ memory: Entries) {
        withUnsafeTemporaryAllocation(of: AnnouncementEntry.self, capacity: end - start) { run in
            guard let run = run.baseAddress else { return }
            run.initialize(from: memory + start, count: end - start)
            var (place, former, latter) = (end - 1, start - 1, end - start - 1)
            while latter >= 0 {
                if former >= 0, memory[former].serial > run[latter].serial {
                    memory[place] = memory[former]
                    former -= 1
                } else {
                    memory[place] = run[latter]
                    latter -= 1
                }
                place -= 1
            }
        }
    }
}
