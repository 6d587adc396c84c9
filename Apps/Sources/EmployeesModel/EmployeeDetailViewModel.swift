public import BelvedereBinding
public import BelvedereCore
internal import EmployeesService

/// What the screen of one employee shows. It follows the list, so a refresh there shows here.
public final class EmployeeDetailViewModel: ViewModel {
    public let title: Derived<String>
    public let number: String
    public let name: Derived<String>
    public let salary: Derived<String>
    public let age: Derived<String>
    /// Whether there is somebody to show.
    public let isFound: Derived<Bool>
    /// Whether it is certain that the list has nobody with this number.
    public let isMissing: Derived<Bool>
    /// Whether the list is awaited.
    public let isLoading: Derived<Bool>
    /// What went wrong with the list; empty if nothing did.
    public let failure: Derived<String>
    public let texts: EmployeesTexts

    private let list: EmployeesViewModel

    /// - Parameters:
    ///   - id: the number of the employee.
    ///   - list: who knows the employees.
    public init(id: Int, list: EmployeesViewModel) {
        self.list = list
        let texts = list.texts
        self.texts = texts
        number = texts.number(id)
        let employee = list.employee(id)
        let phase = list.phase
        name = employee.map { $0.map { $0.name.isEmpty ? texts.nameless : $0.name } ?? "" }
        title = name.map { $0.isEmpty ? texts.number(id) : $0 }
        salary = employee.map { $0.map { texts.salary($0.salary) } ?? "" }
        age = employee.map { $0.map { texts.age($0.age) } ?? "" }
        isFound = employee.map { $0 != nil }
        isMissing = combine(employee, phase) { $0 == nil && $1 == .done }
        isLoading = combine(employee, phase) { $0 == nil && $1 == .loading }
        failure = combine(employee, list.failure) { $0 == nil ? $1 : "" }
    }

    /// Asks for the list anew.
    public func refresh() {
        list.refresh()
    }
}
