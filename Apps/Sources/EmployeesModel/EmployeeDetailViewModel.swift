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

    private let id: Int
    private let list: EmployeesViewModel
    private let onDelete: () -> Void

    /// - Parameters:
    ///   - id: the number of the employee.
    ///   - list: who knows the employees.
    ///   - onDelete: called when the employee has been taken off the list.
    public init(id: Int, list: EmployeesViewModel, onDelete: @escaping () -> Void = {}) {
        self.id = id
        self.list = list
        self.onDelete = onDelete
        let texts = list.texts
        self.texts = texts
        number = texts.number(id)
        let employee = list.employee(id)
        let phase = list.phase
        name = employee.map { $0.map { $0.name.isEmpty ? EmployeesWords.nameless : $0.name } ?? "" }
        title = name.map { $0.isEmpty ? texts.number(id) : $0 }
        salary = employee.map { $0.map { texts.salary($0.salary) } ?? "" }
        age = employee.map { $0.map { texts.age($0.age) } ?? "" }
        state = combine(employee, phase, list.failure) { employee, phase, failure in
            if employee != nil { return .content }
            return switch phase {
            case .idle, .loading: .loading
            case .done: .empty(ContentMessage(EmployeesWords.missing, detail: EmployeesWords.missingDetail, symbol: .person, isError: true))
            case .failed: .failed(ContentMessage(failure))
            }
        }
    }

    /// Whether the person may change and delete.
    public var canEdit: Bool { list.canEdit }
    /// The salary that an editor types, and what is wrong with it.
    public let newSalary = Dynamic("")
    public let salaryMessage = Dynamic("")

    /// Keeps the salary that was typed.
    public func saveSalary() {
        salaryMessage.value = list.setSalary(of: id, to: newSalary.value)
        if salaryMessage.value.isEmpty {
            newSalary.value = ""
            list.notices.send(EmployeesWords.saved)
        }
    }

    /// Takes the employee off the list.
    public func delete() {
        if list.delete(id) { onDelete() }
    }

    /// Asks for the list anew.
    public func refresh() {
        list.refresh()
    }
}
