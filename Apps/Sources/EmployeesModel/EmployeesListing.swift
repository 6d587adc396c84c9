public import EmployeesService

/// How the list is set: what a person looks for, which ages are shown, and the order. It stands in the address, so that it can be reloaded
/// and shared: `/by-salary-down.ages-30-49.find-son`.
nonisolated public struct EmployeesListing: Codable, Hashable, Sendable {
    /// The longest search that an address keeps.
    private static let longestSearch = 100

    public var search = ""
    /// Nil for all ages.
    public var ages: AgeGroup?
    /// Nil for the order of the service.
    public var key: EmployeeSorting.Key?
    public var isDescending = false

    public init() {}

    /// As a part of an address; empty for the list as it begins.
    public var text: String {
        var parts: [String] = []
        if let key { parts.append("by-\(key.rawValue)\(isDescending ? "-down" : "")") }
        if let ages { parts.append("ages-\(ages.rawValue)") }
        if !search.isEmpty { parts.append("find-\(search.prefix(Self.longestSearch))") }
        return parts.joined(separator: ".")
    }

    /// Reads what ``text`` writes, and nothing else: an address comes from anybody.
    public init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        var rest = text[...]
        func part(_ name: String) -> Substring? {
            guard rest.hasPrefix(name) else { return nil }
            let value = rest.dropFirst(name.count).prefix { $0 != "." }
            rest = rest.dropFirst(name.count + value.count)
            // What is typed may hold dots, so it stands last and takes all.
            if rest.first == "." { rest = rest.dropFirst() }
            return value
        }
        if let value = part("by-") {
            isDescending = value.hasSuffix("-down")
            guard let key = EmployeeSorting.Key(rawValue: String(isDescending ? value.dropLast(5) : value)) else { return nil }
            self.key = key
        }
        if let value = part("ages-") {
            guard let ages = AgeGroup(rawValue: String(value)) else { return nil }
            self.ages = ages
        }
        if rest.hasPrefix("find-") {
            search = String(rest.dropFirst(5).prefix(Self.longestSearch))
            rest = ""
        }
        guard rest.isEmpty, self.text == text else { return nil }
    }
}
