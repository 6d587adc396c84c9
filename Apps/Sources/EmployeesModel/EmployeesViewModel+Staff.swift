internal import BelvedereBinding
internal import BelvedereCore
internal import EmployeesService
internal import Staff

// The actions that only logged-in people have.
extension EmployeesViewModel {
    /// Whether the person may change and delete employees.
    public var canEdit: Bool { desk?.member.role.canEdit == true }

    /// The text with the name and role of the logged-in person, empty in the public app.
    public var loggedIn: String { desk.map { texts.loggedIn(as: $0.member) } ?? "" }

    /// Ends this login of the person, or all logins if `everywhere` is true. The host (the server that shows the app) then opens the login
    /// page.
    public func logOut(everywhere: Bool) { desk?.login?.logOut(everywhere: everywhere) }

    /// Deletes an employee for all sessions.
    ///
    /// - Returns: whether the employee was deleted. The result is false if the person is not an editor.
    @discardableResult
    public func delete(_ id: Int) -> Bool {
        guard canEdit else { return false }
        let name = employee(id).value?.name ?? ""
        desk?.edits.update { $0.remove(id) }
        deletions.send(EmployeeDeletion(id: id, text: .naming(name, texts.deleted)))
        return true
    }

    /// Restores a deleted employee.
    public func restore(_ id: Int) {
        guard canEdit else { return }
        desk?.edits.update { $0.restore(id) }
    }

    /// Changes an employee's salary for all sessions.
    ///
    /// - Returns: the message about an invalid salary, or an empty text if the salary was stored.
    public func setSalary(of id: Int, to text: String) -> String {
        guard canEdit else { return EmployeesTexts.notAllowed }
        guard let salary = texts.salary(from: text) else { return texts.salaryNotRead }
        desk?.edits.update { $0.setSalary(of: id, to: salary) }
        return ""
    }
}
