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
    public let state: Derived<ContentState<Void>>
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
        state = combine(employee, phase, list.failure) { employee, phase, failure in
            if employee != nil { return .content }
            return switch phase {
            case .idle, .loading: .loading
            case .done: .empty(ContentMessage(texts.missing, detail: texts.missingDetail, symbol: .person, isError: true))
            case .failed: .failed(ContentMessage(failure))
            }
        }
    }

    /// Asks for the list anew.
    public func refresh() {
        list.refresh()
    }
}
