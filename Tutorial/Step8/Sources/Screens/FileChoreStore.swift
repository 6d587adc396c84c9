import Foundation

/// Chores in a file. Each change writes a new file and then replaces the old one, so that a half-written file is never read.
public actor FileChoreStore: ChoreStore {
    private let file: URL
    private var known: [Chore]?

    public init(path: String) {
        file = URL(filePath: path)
    }

    public func chores() throws -> [Chore] {
        if let known { return known }
        let stored =
            FileManager.default.fileExists(atPath: file.path) ? try JSONDecoder().decode([Chore].self, from: Data(contentsOf: file)) : []
        known = stored
        return stored
    }

    public func add(_ name: String) throws -> Chore {
        let all = try chores()
        let chore = Chore(id: (all.map(\.id).max() ?? 0) + 1, name: name)
        try keep(all + [chore])
        return chore
    }

    public func update(_ chore: Chore) throws {
        try keep(chores().map { $0.id == chore.id ? chore : $0 })
    }

    private func keep(_ chores: [Chore]) throws {
        try JSONEncoder().encode(chores).write(to: file, options: .atomic)
        known = chores
    }
}
