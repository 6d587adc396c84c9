public import Foundation

/// A sort order of employees: the compared value, and the direction.
///
/// ```swift
/// let bySalary = EmployeeSorting(key: .salary, order: .reverse, locale: locale)
/// let sorted = list.employees.sorted(by: bySalary.areInIncreasingOrder)
/// ```
public struct EmployeeSorting: Sendable, Hashable {
    /// The value that is compared, such as the salary.
    public enum Key: String, Sendable, CaseIterable, Codable {
        case name, id, salary, age
    }

    public var key: Key
    public var order: SortOrder
    /// The locale by whose rules names are compared.
    public var locale: Locale

    public init(key: Key, order: SortOrder = .forward, locale: Locale = .current) {
        self.key = key
        self.order = order
        self.locale = locale
    }

    /// Returns whether `left` comes before `right`. No two employees are equal in this order, because their numbers decide between equal
    /// values. Employees without a salary or age are last in both directions.
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
