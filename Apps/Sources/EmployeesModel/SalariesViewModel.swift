public import BelvedereBinding
public import BelvedereCore
internal import EmployeesService
internal import Foundation

/// The view model of the screen "Salaries by age". It shows all employees whose salary and age are known.
public final class SalariesViewModel: ViewModel {
    /// One employee as a point of the chart, with the age as x and the salary as y.
    nonisolated public struct Point: Sendable, Hashable, Identifiable {
        public let id: Int
        public let age: Double
        public let salary: Double
        /// The employee's name, age and salary as a text.
        public let name: String
    }

    public let points: Derived<[Point]>
    /// A description of the chart for people who cannot see it.
    public let summary: Derived<String>
    /// The number of the chosen employee.
    public let selection = Dynamic<Int?>(nil)
    /// The text about the chosen employee, empty while none is chosen.
    public let chosen: Derived<String>
    public let state: Derived<ContentState<Void>>
    public let texts: EmployeesFormatter

    private let router: Router<EmployeesRoute>

    /// - Parameters:
    ///   - list: the view model with the employees.
    ///   - router: opens the next screens.
    public init(list: EmployeesViewModel, router: Router<EmployeesRoute>) {
        let texts = list.texts
        self.texts = texts
        self.router = router
        let points = list.everybody.map { employees in
            employees.compactMap { employee -> Point? in
                guard let age = employee.age, let salary = employee.salary else { return nil }
                let name = employee.name.isEmpty ? EmployeesTexts.nameless : employee.name
                return Point(
                    id: employee.id, age: Double(age), salary: NSDecimalNumber(decimal: salary).doubleValue,
                    name: texts.point(name, age: age, salary: salary)
                )
            }
        }
        self.points = points
        summary = combine(points, list.everybody) { points, everybody in
            texts.summary(ages: points.map(\.age), salaries: points.map(\.salary), of: everybody.count)
        }
        chosen = combine(points, selection) { points, selection in points.first { $0.id == selection }?.name ?? "" }
        state = combine(points, list.phase, list.failure) { points, phase, failure in
            if !points.isEmpty { return .content }
            return switch phase {
            case .idle, .loading: .loading
            case .done: .empty(ContentMessage(EmployeesTexts.nobody, detail: EmployeesTexts.nobodyDetail))
            case .failed: .failed(ContentMessage(failure))
            }
        }
    }

    /// Opens the screen of the chosen employee.
    public func open() {
        if let id = selection.value { router.push(.detail(id)) }
    }
}
