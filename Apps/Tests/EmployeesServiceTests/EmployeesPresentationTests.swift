import EmployeesService
import Foundation
import Testing

struct EmployeesPresentationTests {
    private let people = [
        Employee(id: 10, name: "Örn Two", salary: 5, age: nil),
        Employee(id: 2, name: "adam", salary: nil, age: 30),
        Employee(id: 3, name: "Zoë", salary: 5, age: 20),
        Employee(id: 4, name: "Bea", salary: Decimal(string: "4.5"), age: 20),
    ]

    @Test(arguments: [
        (EmployeeSorting.Key.id, SortOrder.forward, [2, 3, 4, 10]), (.id, .reverse, [10, 4, 3, 2]),
        (.name, .forward, [2, 4, 10, 3]), (.name, .reverse, [3, 10, 4, 2]),
        (.salary, .forward, [4, 3, 10, 2]), (.salary, .reverse, [3, 10, 4, 2]),
        (.age, .forward, [3, 4, 2, 10]), (.age, .reverse, [2, 3, 4, 10]),
    ])
    func rowsAreSortedWithMissingValuesLast(key: EmployeeSorting.Key, order: SortOrder, expected: [Int]) {
        let sorting = EmployeeSorting(key: key, order: order, locale: Locale(identifier: "en_GB"))
        #expect(people.sorted(by: sorting.areInIncreasingOrder).map(\.id) == expected)
    }

    #if os(Linux)
    @Test(
        "names stand in the order of the person's language",
        arguments: [
            ("en", ["Åsa", "Zoë", "هدی", "وحید", "李", "陈"]), ("sv", ["Zoë", "Åsa", "هدی", "وحید", "李", "陈"]),
            ("fa-IR", ["وحید", "هدی", "Åsa", "Zoë", "李", "陈"]), ("zh-CN", ["陈", "李", "Åsa", "Zoë", "هدی", "وحید"]),
        ])
    func namesFollowTheLanguage(_ locale: String, _ names: [String]) {
        let people = ["Zoë", "وحید", "陈", "Åsa", "هدی", "李"].enumerated().map { number, name in
            Employee(id: number, name: name, salary: nil, age: nil)
        }
        let sorting = EmployeeSorting(key: .name, locale: Locale(identifier: locale))
        #expect(people.sorted(by: sorting.areInIncreasingOrder).map(\.name) == names)
    }
    #endif

    @Test(arguments: [("", 4), ("ORN", 1), ("zoe", 1), ("two orn", 1), ("10", 1), ("1", 0), ("nobody", 0), ("a", 2)])
    func searchIgnoresCaseAndDiacritics(text: String, count: Int) {
        #expect(people.filter { $0.matches(text, locale: Locale(identifier: "en_GB")) }.count == count)
    }

    @Test func theTableIsSeparatedByCommasAndEndsLinesAsTheStandardSays() {
        let table = EmployeesTable.data([
            Employee(id: 1, name: "Tiger Nixon", salary: Decimal(string: "320800.50"), age: 61),
            Employee(id: 2, name: "Nixon, \"Tiger\"", salary: nil, age: nil),
        ])
        #expect(table == Data("\u{FEFF}id,name,salary,age\r\n1,Tiger Nixon,320800.5,61\r\n2,\"Nixon, \"\"Tiger\"\"\",,\r\n".utf8))
    }

    @Test(arguments: [
        "=1+1", "+1", "-1", "@SUM(A1)", "  =1", "＝1", "\u{200B}=1", "\u{FEFF}=1", "\u{AD}=1", "\u{2060}\u{200D} \u{180E}=1", "\u{202E}=1",
        "﹦1", "\u{2212}1", "\"=1",
    ])
    func aNameThatWouldBeAFormulaIsMadeText(name: String) {
        let text = String(decoding: EmployeesTable.data([Employee(id: 1, name: name, salary: nil, age: nil)]), as: UTF8.self)
        let quoted = name.replacing("\"", with: "\"\"")
        #expect(text.contains("1,'\(name)") || text.contains("1,\"'\(quoted)\""))
    }

    /// In a program that separates by semicolons, quotation marks after a comma are inside a field. They do not keep a name together.
    @Test(arguments: [
        ("Ann;=1+1", "Ann;'=1+1"), ("Ann; \u{200B}=1", "Ann;' \u{200B}=1"), ("Ann;@SUM(A1);-2", "Ann;'@SUM(A1);'-2"),
        ("Ann|=1", "Ann|'=1"), ("Ann\t+1", "Ann\t'+1"), ("Ann\n=1", "Ann\n'=1"), ("Ann\r\n=1", "Ann\r\n'=1"), ("Ann;\"=1", "Ann;'\"=1"),
        ("\t=1", "'\t'=1"), ("\tAnn", "'\tAnn"), ("\r\n=cmd|' /C calc'!A0", "'\r\n'=cmd|' /C calc'!A0"),
    ])
    func aNameThatWouldBeSplitIntoAFormulaIsMadeText(name: String, guarded: String) {
        let text = String(decoding: EmployeesTable.data([Employee(id: 1, name: name, salary: nil, age: nil)]), as: UTF8.self)
        #expect(text.hasSuffix("1,\"\(guarded.replacing("\"", with: "\"\""))\",,\r\n"))
    }

    @Test(arguments: ["Ann-Marie O'Neil", "Ann (née Young)", "a=b", "Ann + Bob", "Ann; Bob", "1.5", "اسم عربي", "\u{200F}شيرين"])
    func aNameThatIsNoFormulaStaysAsItIs(name: String) {
        let text = String(decoding: EmployeesTable.data([Employee(id: 1, name: name, salary: nil, age: nil)]), as: UTF8.self)
        #expect(text.contains(",\(name),") || text.contains(",\"\(name)\","))
    }

    @Test func theServicesOwnTextCannotTurnTheTextAroundIt() {
        let error = EmployeesError.refused(message: "\u{202E}gnp.exe\u{2066}\u{200F}\nDown\u{0007}here.")
        #expect(error.sentence == "The employees service reports: “gnp.exe Down here”.")
        let long = EmployeesError.refused(message: String(repeating: "x", count: 1000))
        #expect(long.sentence == "The employees service reports: “\(String(repeating: "x", count: 200))”.")
    }

    @Test func aSalaryBelowZeroStaysANumber() {
        let text = String(decoding: EmployeesTable.data([Employee(id: 1, name: "A", salary: -5, age: 1)]), as: UTF8.self)
        #expect(text.hasSuffix("1,A,-5,1\r\n"))
    }
}
