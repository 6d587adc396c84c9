public import BelvedereBinding
public import BelvedereCore
internal import EmployeesService
internal import Foundation

/// What the screen "Salaries by age" shows: everybody in the list whose salary and age are known.
public final class SalariesViewModel: ViewModel {
    /// One employee on the two scales.
    nonisolated public struct Point: Sendable, Hashable, Identifiable {
        public let id: Int
        public let age: Double
        public let salary: Double
        /// Who it is, with both numbers.
        public let name: String
    }

    public let points: Derived<[Point]>
    /// The same in a sentence or two.
    public let summary: Derived<String>
    /// The number of the employee that a person has chosen.
    public let selection = Dynamic<Int?>(nil)
    /// Who that is; empty if nobody is chosen.
    public let chosen: Derived<String>
    public let state: Derived<ContentState<Void>>
    public let texts: EmployeesTexts

    private let router: Router<EmployeesRoute>

    /// - Parameters:
    ///   - list: who knows the employees.
    ///   - router: where to go from here.
    public init(list: EmployeesViewModel, router: Router<EmployeesRoute>) {
        let texts = list.texts
        self.texts = texts
        self.router = router
        let points = list.everybody.map { employees in
            employees.compactMap { employee -> Point? in
                guard let age = employee.age, let salary = employee.salary else { return nil }
                let name = employee.name.isEmpty ? EmployeesWords.nameless : employee.name
                return Point(
                    id: employee.id, age: Double(age), salary: NSDecimalNumber(decimal: salary).doubleValue,
                    name: texts.point(name, age: age, salary: salary)
                )
            }
        }
        self.points = points
        summary = points.map { points in texts.summary(ages: points.map(\.age), salaries: points.map(\.salary)) }
        chosen = combine(points, selection) { points, selection in points.first { $0.id == selection }?.name ?? "" }
        state = combine(points, list.phase, list.failure) { points, phase, failure in
            if !points.isEmpty { return .content }
            return switch phase {
            case .idle, .loading: .loading
            case .done: .empty(ContentMessage(EmployeesWords.nobody, detail: EmployeesWords.nobodyDetail))
            case .failed: .failed(ContentMessage(failure))
            }
        }
    }

    /// Shows the employee that is chosen.
    public func open() {
        if let id = selection.value { router.push(.detail(id)) }
    }
}
