@_spi(Hosting) import Belvedere

/// The history of a browser, as the script of the browser host manages it: addresses, and the index of the current one. It compares trails,
/// which are lists of addresses from the first screen to the current one, by the rule of ``Change/locate(trail:title:)``.
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

    /// Adds an address after the current one, because the app has shown a screen or the person has followed a link.
    mutating func push(_ path: String) {
        places.removeSubrange((index + 1)...)
        places.append(path)
        index += 1
    }

    /// Moves some entries back or forward, as the person does. Returns `nil` if there is no such entry.
    mutating func go(_ steps: Int) -> String? {
        guard places.indices.contains(index + steps) else { return nil }
        index += steps
        return path
    }
}
