public import BelvedereBinding
public import BelvedereCore
internal import EmployeesService

/// The view model of one employee's screen. It shows data of the list, so reloading the list also updates this screen.
public final class EmployeeDetailViewModel: ViewModel {
    public let title: Derived<String>
    public let number: String
    public let name: Derived<String>
    public let salary: Derived<String>
    public let age: Derived<String>
    /// The state of the screen: loading, the employee's data, or a message that the employee does not exist.
    public let state: Derived<ContentState<Void>>
    public let texts: EmployeesFormatter

    private let id: Int
    private let list: EmployeesViewModel
    private let onDelete: () -> Void

    /// - Parameters:
    ///   - id: the number of the employee.
    ///   - list: the view model with the employees.
    ///   - onDelete: called after the employee was deleted.
    public init(id: Int, list: EmployeesViewModel, onDelete: @escaping () -> Void = {}) {
        self.id = id
        self.list = list
        self.onDelete = onDelete
        let texts = list.texts
        self.texts = texts
        number = texts.number(id)
        let employee = list.employee(id)
        let phase = list.phase
        name = employee.map { $0.map { $0.name.isEmpty ? EmployeesTexts.nameless : $0.name } ?? "" }
        title = name.map { $0.isEmpty ? texts.number(id) : $0 }
        salary = employee.map { $0.map { texts.salary($0.salary) } ?? "" }
        age = employee.map { $0.map { texts.age($0.age) } ?? "" }
        state = combine(employee, phase, list.failure) { employee, phase, failure in
            if employee != nil { return .content }
            return switch phase {
            case .idle, .loading: .loading
            case .done: .empty(ContentMessage(EmployeesTexts.missing, detail: EmployeesTexts.missingDetail, symbol: .person, isError: true))
            case .failed: .failed(ContentMessage(failure))
            }
        }
    }

    /// Whether the person may change and delete the employee.
    public var canEdit: Bool { list.canEdit }
    /// The text in the field for a new salary. The property below it is the message about an invalid salary.
    public let newSalary = Dynamic("")
    public let salaryMessage = Dynamic("")

    /// Stores the typed salary for all sessions.
    public func saveSalary() {
        salaryMessage.value = list.setSalary(of: id, to: newSalary.value)
        if salaryMessage.value.isEmpty {
            newSalary.value = ""
            list.notices.send(EmployeesTexts.saved)
        }
    }

    /// Deletes the employee.
    public func delete() {
        if list.delete(id) { onDelete() }
    }

    /// Loads the list again.
    public func refresh() {
        list.refresh()
    }
}
