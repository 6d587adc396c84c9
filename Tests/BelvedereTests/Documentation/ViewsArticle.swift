import Belvedere
import BelvedereTesting
import Testing

// What the article "Views" shows, word for word.

final class EmployeeCell: Stack {
    let name = Label(style: .headline)
    let age = Label(style: .detail)

    init() {
        super.init(.horizontal, [name, age])
    }
}

struct Employee {
    var name: String
    var age: Int
}

final class EmployeesViewModel {
    let employees = DynamicList([Employee(name: "Ada", age: 36), Employee(name: "Bob", age: 41)])
    let searchText = Dynamic("")
    private(set) var log: [String] = []

    func open(_ employee: Employee) { log.append("open \(employee.name)") }
    func delete(_ employee: Employee) { employees.removeAll { $0.name == employee.name } }
    func add() { log.append("add") }
}

struct ViewsArticle {
    @Test func aViewIsChangedByItsProperties() {
        withSession {
            let status = Label("Idle", style: .detail)
            let load = Button("Load", role: .primary) { status.text = "Loading" }
            let form = Stack(status, load)
            let stage = Stage(form)
            stage.send(.activate, to: load)
            #expect(stage.take() == [.set(status.identifier, .text, .text("Loading"))])
        }
    }

    @Test func aFieldIsBoundBothWays() {
        withSession {
            let viewModel = EmployeesViewModel()
            let search = SearchField("Search employees")
            search.bind(viewModel.searchText)
            let stage = Stage(search)
            stage.send(.input("ad", edit: 1), to: search)
            #expect(viewModel.searchText.value == "ad")
        }
    }

    @Test func aListIsFilledByADataSource() {
        withSession {
            let viewModel = EmployeesViewModel()
            let source = ListDataSource<Employee, EmployeeCell>(EmployeeCell.init) { cell, employee in
                cell.name.text = employee.name
                cell.age.text = "\(employee.age)"
            }
            let list = List(viewModel.employees, dataSource: source)
            list.onActivate { employee in viewModel.open(employee) }
            list.setActions([RowAction("Delete", role: .destructive) { viewModel.delete($0) }])
            let stage = Stage(list)
            #expect((list.cell(at: 1) as? EmployeeCell)?.age.text == "41")
            let first = list.subviews[0]
            stage.send(.activate, to: first)
            stage.send(.perform(0), to: first)
            #expect(viewModel.log == ["open Ada"] && viewModel.employees.count == 1)
        }
    }

    @Test func aNameIsGivenWhereTheTextDoesNotSayIt() {
        withSession {
            let viewModel = EmployeesViewModel()
            let add = Button("+") { viewModel.add() }
            add.accessibilityName = "Add employee"
            #expect(add.accessibleName == "Add employee")
        }
    }
}
