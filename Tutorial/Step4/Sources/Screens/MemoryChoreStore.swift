/// Chores in memory. It is an actor, because several sessions use it at the same time.
public actor MemoryChoreStore: ChoreStore {
    private var all: [Chore]

    public init(_ names: [String] = []) {
        all = names.enumerated().map { Chore(id: $0 + 1, name: $1) }
    }

    public func chores() -> [Chore] { all }

    public func add(_ name: String) -> Chore {
        let chore = Chore(id: all.count + 1, name: name)
        all.append(chore)
        return chore
    }

    public func update(_ chore: Chore) {
        if let index = all.firstIndex(where: { $0.id == chore.id }) { all[index] = chore }
    }
}
