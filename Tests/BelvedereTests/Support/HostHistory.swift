@_spi(Hosting) import Belvedere

/// The history of a browser, as the host's script keeps it: places, one of which is in sight. It compares what it is told as
/// ``Change/locate(trail:title:)`` says.
nonisolated struct HostHistory {
    private(set) var places: [String]
    private(set) var index = 0

    init(_ path: String) {
        places = [path]
    }

    var path: String { places[index] }

    mutating func apply(_ changes: [Change]) {
        for case .locate(let trail, _) in changes { follow(trail) }
    }

    private mutating func follow(_ trail: [String]) {
        guard let path = trail.last, path != self.path else { return }
        if trail.contains(self.path) {
            push(path)
        } else if let found = places[..<index].lastIndex(of: path) ?? places[index...].firstIndex(of: path) {
            index = found
        } else {
            places[index] = path
        }
    }

    /// A new entry after the one in sight: the app went there, or the person followed a link.
    mutating func push(_ path: String) {
        places.removeSubrange((index + 1)...)
        places.append(path)
        index += 1
    }

    /// The person goes some entries back or forward; `nil` if there is none.
    mutating func go(_ steps: Int) -> String? {
        guard places.indices.contains(index + steps) else { return nil }
        index += steps
        return path
    }
}
