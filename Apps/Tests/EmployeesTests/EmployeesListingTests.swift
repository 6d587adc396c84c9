import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import BelvedereTesting
import Employees
import EmployeesModel
import EmployeesService
import Foundation
import Testing

/// Tests the filter, the search, the sums, and the address that keeps the settings of the list.
struct EmployeesListingTests {
    private static let noon = Date(timeIntervalSince1970: 1_790_000_000)

    private func make(_ router: Router<EmployeesRoute> = Router(root: .list()), currency: String? = nil, locale: String = "en-US")
        async throws -> EmployeesViewModel
    {
        let viewModel = EmployeesViewModel(
            service: ScriptedEmployeesService([.list(.three + [Employee(id: 4, name: "Cedric Kelly", salary: 433060, age: 22)])]),
            lastGood: LastGoodList(now: { Self.noon }), router: router, environment: SessionEnvironment(locale: locale, clock: TestClock()),
            device: try #require(SessionContext.current).device, currency: currency)
        viewModel.refresh()
        await settle()
        return viewModel
    }

    @Test(
        "a search finds every text that is shown",
        arguments: [
            ("320,800", [1]), ("320800", [1]), ("61", [1]), ("No. 3", [3]), ("3", [3]), ("ash", [3]), ("nixon 61", [1]),
            ("86,000 cox", [3]),
            ("Unknown", [2]), ("32", []), ("Salary", []), ("", [3, 1, 2, 4]),
        ] as [(String, [Int])])
    func search(text: String, found: [Int]) async throws {
        try await withSession {
            let viewModel = try await make()
            viewModel.searchText.value = text
            #expect(viewModel.rows.elements.map(\.id) == found)
        }
    }

    @Test(
        "a group of ages leaves the others out",
        arguments: [
            (AgeGroup.under30, [4]), (.from30to49, []), (.from50, [3, 1, 2]), (nil, [3, 1, 2, 4]),
        ] as [(AgeGroup?, [Int])])
    func ages(group: AgeGroup?, found: [Int]) async throws {
        try await withSession {
            let viewModel = try await make()
            viewModel.ages.value = group
            #expect(viewModel.rows.elements.map(\.id) == found)
            #expect((viewModel.emptiness.value == .nobodyOfThatAge) == found.isEmpty)
            viewModel.showAll()
            #expect(viewModel.rows.count == 4)
        }
    }

    @Test("sum and mean are those of the rows that are shown, in the currency that is configured, and say who is in neither")
    func sums() async throws {
        try await withSession {
            let viewModel = try await make()
            #expect(
                viewModel.salariesInAll.value
                    == "Total salary: 839,860 · Average: 279,953 · 1 employee without a known salary is not counted")
            viewModel.searchText.value = "ash"
            #expect(viewModel.salariesInAll.value == "Total salary: 86,000 · Average: 86,000")
            viewModel.searchText.value = "garrett"
            #expect(viewModel.salariesInAll.value == "")
            let euros = try await make(currency: "EUR")
            #expect(
                euros.salariesInAll.value == "Total salary: €839,860 · Average: €279,953 · 1 employee without a known salary is not counted"
            )
            #expect(euros.rows[0].salary == "€86,000")
            let german = try await make(currency: "EUR", locale: "de-DE")
            #expect(german.rows[0].salary == "86.000\u{00A0}€")
        }
    }

    // MARK: The address

    @Test func theAddressFollowsTheListAndTheListTheAddress() async throws {
        try await withSession {
            let router = Router(root: EmployeesRoute.list())
            let viewModel = try await make(router)
            #expect(router.stack.path == "")
            viewModel.sortKey.value = .salary
            viewModel.isDescending.value = true
            #expect(router.stack.path == "/by-salary-down")
            viewModel.ages.value = .from50
            viewModel.searchText.value = "a.b c"
            #expect(router.stack.path == "/by-salary-down.ages-50-and-over.find-a.b%20c")
            viewModel.open(
                viewModel.rows.isEmpty
                    ? EmployeeRow(.init(id: 7, name: "", salary: nil, age: nil), texts: viewModel.texts) : viewModel.rows[0])
            #expect(router.stack.path.hasSuffix("/7"))
            router.stack = RouteStack(root: router.stack.root, path: "/by-age/3")
            #expect(viewModel.sortKey.value == .age)
            #expect(!viewModel.isDescending.value)
            #expect(viewModel.ages.value == nil && viewModel.searchText.value.isEmpty)
        }
    }

    @Test("an address shows the list as it was set, and the person on it")
    func reload() async {
        let service = ScriptedEmployeesService([.list(.three)])
        await withApp(.employees(service: service), at: "/by-salary.find-ash/3", Setting(locale: "en-US", isExhaustive: false)) { app in
            await app.settle()
            app.expect(.screen, "Ashton Cox")
            app.back()
            app.expect(.searchField, "Search employees", value: "ash")
            app.expect(.picker, "Sort by", value: "Salary")
            app.expect(.label, "1 of 3 shown")
        }
    }

    @Test(
        "the written form is read back, and no other form is read",
        arguments: [
            "by-name", "by-id-down", "ages-under-30", "find-x", "by-age.ages-30-49.find-.", "find-by-name.ages-30-49", "by-salary.find-é ",
            "rows-compact", "by-name.ages-under-30.rows-compact.find-x",
        ])
    func wayBack(text: String) throws {
        #expect(try #require(EmployeesListing(text)).text == text)
    }

    @Test(
        "an address that no list has is refused",
        arguments: [
            "", "by-", "by-shoe", "ages-7", "find-", "by-name.", "x", "by-name.x", "ages-30-49.by-name", "rows-comfortable", "rows-7",
        ])
    func noListing(text: String) {
        #expect(EmployeesListing(text) == nil)
    }

    // MARK: The table

    @Test("a heading sorts the rows, as the picker does")
    func headings() async {
        await withApp(.employees(service: ScriptedEmployeesService([.list(.three)])), Setting(locale: "en-US", isExhaustive: false)) {
            app in
            await app.settle()
            app.sort(by: "Salary")
            app.expect(.picker, "Sort by", value: "Salary")
            app.expect(.row, "Ashton Cox", at: 0)
            app.expect(.label, "Total salary: 406,800 · Average: 203,400 · 1 employee without a known salary is not counted")
        }
    }

    @Test("the height of the rows is in the address, so that it stays when the page is loaded again")
    func density() async {
        let service = ScriptedEmployeesService([.list(.three)])
        await withApp(.employees(service: service), at: "/rows-compact", Setting(locale: "en-US", isExhaustive: false)) { app in
            await app.settle()
            app.expect(.picker, "Density", value: "Compact")
            app.select("Comfortable", in: "Density")
            app.expect(.picker, "Density", value: "Comfortable")
            app.expect(.row, "Tiger Nixon")
        }
    }
}
