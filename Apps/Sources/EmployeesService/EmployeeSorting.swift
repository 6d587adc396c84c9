public import Foundation

/// An order of employees: by what, and in which direction.
///
/// ```swift
/// let bySalary = EmployeeSorting(key: .salary, order: .reverse, locale: locale)
/// let sorted = list.employees.sorted(by: bySalary.areInIncreasingOrder)
/// ```
public struct EmployeeSorting: Sendable, Hashable {
    /// What is compared.
    public enum Key: String, Sendable, CaseIterable, Codable {
        case name, id, salary, age
    }

    public var key: Key
    public var order: SortOrder
    /// Whose rules names are compared by.
    public var locale: Locale

    public init(key: Key, order: SortOrder = .forward, locale: Locale = .current) {
        self.key = key
        self.order = order
        self.locale = locale
    }

    /// Whether `left` stands before `right`: a total order, since equal values are told apart by their numbers. Who has no
    /// salary or age stands last in either direction.
    public func areInIncreasingOrder(_ left: Employee, _ right: Employee) -> Bool {
        switch key {
        case .id: return directed(compare(left.id, right.id)) == .orderedAscending
        case .name:
            let comparison = left.name.compare(
                right.name, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
            return decide(comparison, left, right)
        case .salary: return decide(left.salary, right.salary, left, right)
        case .age: return decide(left.age, right.age, left, right)
        }
    }

    private func decide<Value: Comparable>(_ first: Value?, _ second: Value?, _ left: Employee, _ right: Employee) -> Bool {
        switch (first, second) {
        case (let first?, let second?): decide(compare(first, second), left, right)
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): left.id < right.id
        }
    }

    private func decide(_ comparison: ComparisonResult, _ left: Employee, _ right: Employee) -> Bool {
        switch directed(comparison) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: left.id < right.id
        }
    }

    private func compare<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
        first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
    }

    private func directed(_ comparison: ComparisonResult) -> ComparisonResult {
        guard order == .reverse else { return comparison }
        return switch comparison {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        case .orderedSame: .orderedSame
        }
    }
}
