public import EmployeesService

/// The settings of the list: the search text, the age group, the sort order, and the height of the rows. They are in the address of the
/// screen, such as `/by-salary-down.ages-30-49.rows-compact.find-son`, so that a person can reload the page and share its address.
nonisolated public struct EmployeesListing: Codable, Hashable, Sendable {
    /// The longest search text that an address may contain.
    private static let longestSearch = 100

    public var search = ""
    /// The age group, or nil for all ages.
    public var ages: AgeGroup?
    /// The value by which the list is sorted. Nil means the order in which the service sends the employees.
    public var key: EmployeeSorting.Key?
    public var isDescending = false
    public var density = EmployeesDensity.comfortable

    public init() {}

    /// The settings as a component of an address, empty for the default settings.
    public var text: String {
        var parts: [String] = []
        if let key { parts.append("by-\(key.rawValue)\(isDescending ? "-down" : "")") }
        if let ages { parts.append("ages-\(ages.rawValue)") }
        if density != .comfortable { parts.append("rows-\(density.rawValue)") }
        if !search.isEmpty { parts.append("find-\(String(search.unicodeScalars.prefix(Self.longestSearch)))") }
        return parts.joined(separator: ".")
    }

    /// Parses a ``text`` of an address. Returns nil for a text that this type would not write, because anyone can type an address.
    public init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        var rest = text[...]
        func part(_ name: String) -> Substring? {
            guard rest.hasPrefix(name) else { return nil }
            let value = rest.dropFirst(name.count).prefix { $0 != "." }
            rest = rest.dropFirst(name.count + value.count)
            // The search text is the last setting and includes the whole rest of the address, because it may contain dots.
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
        if let value = part("rows-") {
            guard let density = EmployeesDensity(rawValue: String(value)) else { return nil }
            self.density = density
        }
        if rest.hasPrefix("find-") {
            search = String(rest.dropFirst(5).unicodeScalars.prefix(Self.longestSearch))
            rest = ""
        }
        guard rest.isEmpty, self.text == text else { return nil }
    }
}
