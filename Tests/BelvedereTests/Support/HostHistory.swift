import Belvedere

/// The history of a browser, as the host's script keeps it: places, one of which is in sight.
nonisolated struct HostHistory {
    private(set) var places: [String]
    private(set) var index = 0

    init(_ path: String) {
        places = [path]
    }

    var path: String { places[index] }

    mutating func apply(_ changes: [Change]) {
        for case .locate(let path, _, let entry) in changes {
            if entry == .back, let found = places[..<index].lastIndex(of: path) {
                index = found
            } else if entry == .push {
                places.removeSubrange((index + 1)...)
                places.append(path)
                index += 1
            } else {
                places[index] = path
            }
        }
    }

    /// The person goes some entries back or forward; `nil` if there is none.
    mutating func go(_ steps: Int) -> String? {
        guard places.indices.contains(index + steps) else { return nil }
        index += steps
        return path
    }
}
