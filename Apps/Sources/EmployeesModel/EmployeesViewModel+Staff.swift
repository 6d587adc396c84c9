internal import BelvedereBinding
internal import BelvedereCore
internal import EmployeesService
internal import Staff

// What those can do who have logged in.
extension EmployeesViewModel {
    /// Whether the person may change and delete.
    public var canEdit: Bool { desk?.member.role.canEdit == true }

    /// Who has logged in; empty in the app that is open to everybody.
    public var loggedIn: String { desk.map { texts.loggedIn(as: $0.member) } ?? "" }

    /// Ends this login, or all logins of the person. The host leads the pages to the login.
    public func logOut(everywhere: Bool) {
        guard let desk else { return }
        let (member, logOut) = (desk.member, desk.logOut)
        launch(in: .session) { await logOut(member, everywhere) }
    }

    /// Takes somebody off the list, for everybody.
    ///
    /// - Returns: whether that was done; only editors may.
    @discardableResult
    public func delete(_ id: Int) -> Bool {
        guard canEdit else { return false }
        let name = employee(id).value?.name ?? ""
        desk?.edits.update { $0.remove(id) }
        deletions.send(EmployeeDeletion(id: id, text: texts.deleted(name)))
        return true
    }

    /// Puts somebody back who was deleted.
    public func restore(_ id: Int) {
        guard canEdit else { return }
        desk?.edits.update { $0.restore(id) }
    }

    /// Gives somebody another salary, for everybody.
    ///
    /// - Returns: what is wrong with what was typed; empty if it was kept.
    public func setSalary(of id: Int, to text: String) -> String {
        guard canEdit else { return EmployeesWords.notAllowed }
        guard let salary = texts.salary(from: text) else { return texts.salaryNotRead }
        desk?.edits.update { $0.setSalary(of: id, to: salary) }
        return ""
    }
}
