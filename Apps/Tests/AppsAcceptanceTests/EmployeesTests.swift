import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
import Employees
import EmployeesService
import Foundation
import HTTPService
import StageTesting
import StandInServers
import Testing

/// Tests the employees over HTTP on each host.
@Suite("Employees over HTTP")
struct EmployeesTests {
    @Test("are searched, sorted, opened and downloaded", arguments: StageHost.takingPart)
    func list(_ host: StageHost) async throws {
        try await withEmployees(on: host, locale: "en-GB", timeZone: "Europe/Helsinki", rows: 4) { person in
            await person.expect(
                """
                screen "Employees"
                  button "Refresh"
                  button "Chart"
                  button "Download CSV"
                  searchField "Search employees"
                  picker "Sort by" = "Original order" of ("Original order", "Name", "Number", "Salary", "Age")
                  toggle "Descending" = off [disabled]
                  picker "Ages" = "All ages" of ("All ages", "Under 30", "30 to 49", "50 and over")
                  picker "Density" = "Comfortable" of ("Comfortable", "Compact")
                  label "24 employees"
                  table "Employees" [24 rows, 1-4]
                    header "Name" | "Number" | "Salary" | "Age"
                    tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                    tableRow "Garrett Winters" | "2" | "170,750" | "63"
                    tableRow "Ashton Cox" | "3" | "86,000" | "66"
                    tableRow "Cedric Kelly" | "4" | "433,060" | "22"
                  label "Total salary: 6,644,770 · Average: 276,865"
                  label "As of 8 Jan 2026 at 14:00:00"
                """)

            await person.does(.type("ga", into: "Search employees", .searchField))
            await person.expectLines(
                """
                searchField "Search employees" = "ga" [focused]
                label "2 of 24 shown"
                table "Employees" [2 rows]
                  tableRow "Jena Gaines" | "11" | "90,560" | "30"
                label "Total salary: 261,310 · Average: 130,655"
                """)

            await person.does(.tap(.tableRow, "Garrett Winters"))
            await person.expect(
                """
                screen "Garrett Winters" [back]
                  label "Number"
                  label "No. 2"
                  label "Salary"
                  label "170,750"
                  label "Age"
                  label "63"
                """)

            await person.does(.back)
            await person.expectLines(
                """
                screen "Employees"
                  searchField "Search employees" = "ga"
                  label "2 of 24 shown"
                  table "Employees" [2 rows]
                    header "Name" | "Number" | "Salary" | "Age"
                    tableRow "Garrett Winters" | "2" | "170,750" | "63"
                    tableRow "Jena Gaines" | "11" | "90,560" | "30"
                  label "Total salary: 261,310 · Average: 130,655"
                  label "As of 8 Jan 2026 at 14:00:00"
                """)

            await person.does(.type("xyz", into: "Search employees", .searchField))
            await person.expectLines(
                """
                button "Download CSV" [disabled]
                searchField "Search employees" = "gaxyz" [focused]
                label "0 of 24 shown"
                emptyState "No match for “gaxyz”"
                  button "Clear search"
                """)

            await person.does(.tap(.button, "Clear search"))
            await person.expectLines(
                """
                searchField "Search employees"
                label "24 employees"
                table "Employees" [24 rows, 1-4]
                  tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                  tableRow "Garrett Winters" | "2" | "170,750" | "63"
                  tableRow "Ashton Cox" | "3" | "86,000" | "66"
                  tableRow "Cedric Kelly" | "4" | "433,060" | "22"
                label "Total salary: 6,644,770 · Average: 276,865"
                """)

            await person.does(.select("Salary", in: "Sort by"))
            await person.expectLines(
                """
                picker "Sort by" = "Salary" of ("Original order", "Name", "Number", "Salary", "Age")
                toggle "Descending" = off
                  tableRow "Doris Wilder" | "24" | "85,600" | "23"
                  tableRow "Jena Gaines" | "11" | "90,560" | "30"
                  tableRow "Sonya Frost" | "10" | "103,600" | "23"
                """)

            await person.does(.toggle("Descending"))
            await person.expectLines(
                """
                toggle "Descending" = on
                  tableRow "Paul Byrd" | "17" | "725,000" | "64"
                  tableRow "Yuri Berry" | "22" | "675,000" | "40"
                  tableRow "Charde Marshall" | "13" | "470,600" | "36"
                  tableRow "Cedric Kelly" | "4" | "433,060" | "22"
                """)

            await person.does(.scroll(toRow: 10, of: "Employees", .table))
            await person.expectLines(
                """
                table "Employees" [24 rows, 11-14]
                  tableRow "Haley Kennedy" | "14" | "313,500" | "43"
                  tableRow "Gloria Little" | "18" | "237,500" | "59"
                  tableRow "Dai Rios" | "20" | "217,500" | "35"
                  tableRow "Colleen Hurst" | "9" | "205,500" | "39"
                """)

            await person.does(.open("/24"))
            await person.expect(
                """
                screen "Doris Wilder" [back]
                  label "Number"
                  label "No. 24"
                  label "Salary"
                  label "85,600"
                  label "Age"
                  label "23"
                """)

            await person.does(.open("/99"))
            await person.expect(
                """
                screen "No. 99" [back]
                  emptyState "Employee not found" [error]
                    label "No employee in the list has this number."
                """)

            await person.does(.back)
            await person.expectLines(
                """
                screen "Employees"
                  searchField "Search employees"
                  label "24 employees"
                  table "Employees" [24 rows, 11-14]
                    header "Name" | "Number" | "Salary" | "Age"
                    tableRow "Jena Gaines" | "11" | "90,560" | "30"
                    tableRow "Quinn Flynn" | "12" | "342,000" | "22"
                    tableRow "Charde Marshall" | "13" | "470,600" | "36"
                    tableRow "Haley Kennedy" | "14" | "313,500" | "43"
                  label "Total salary: 6,644,770 · Average: 276,865"
                  label "As of 8 Jan 2026 at 14:00:00"
                """)

            await person.does(.wait(seconds: 90), .tap(.button, "Refresh"))
            await person.expect(.label, "As of 8 Jan 2026 at 14:01:30")

            await person.does(.tap(.button, "Download CSV"))
            await person.expectLines(
                """
                toast "Saved 24 employees as employees.csv"
                saved "employees.csv"
                """)
        }
    }

    @Test("stay when the service fails, which is counted down and asked again", arguments: StageHost.takingPart)
    func failures(_ host: StageHost) async throws {
        let failures: [EmployeesStandIn.Failure?] = [nil, .tooManyRequests, nil, .pageWithStatus200, .wrongTypes, .cutOff, nil]
        try await withEmployees(on: host, failures: failures) { person in
            await person.expect(
                """
                screen "Employees"
                  button "Refresh"
                  button "Chart"
                  button "Download CSV"
                  searchField "Search employees"
                  picker "Sort by" = "Original order" of ("Original order", "Name", "Number", "Salary", "Age")
                  toggle "Descending" = off [disabled]
                  picker "Ages" = "All ages" of ("All ages", "Under 30", "30 to 49", "50 and over")
                  picker "Density" = "Comfortable" of ("Comfortable", "Compact")
                  label "24 employees"
                  table "Employees" [24 rows, 1-2]
                    header "Name" | "Number" | "Salary" | "Age"
                    tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                    tableRow "Garrett Winters" | "2" | "170,750" | "63"
                  label "Total salary: 6,644,770 · Average: 276,865"
                  label "As of Jan 8, 2026 at 12:00:00 PM"
                """)

            await person.does(.wait(seconds: 60), .tap(.button, "Refresh"))
            await person.expectLines(
                """
                label "Too many requests. Retrying in 30 s"
                label "Last updated Jan 8, 2026 at 12:00:00 PM"
                """)

            await person.does(.wait(seconds: 1))
            await person.expect(.label, "Too many requests. Retrying in 29 s")

            await person.does(.wait(seconds: 28))
            await person.expect(.label, "Too many requests. Retrying in 1 s")

            await person.does(.wait(seconds: 1))
            await person.expectChanges(
                """
                -   label "Too many requests. Retrying in 1 s"
                -   label "Last updated Jan 8, 2026 at 12:00:00 PM"
                +   label "As of Jan 8, 2026 at 12:01:30 PM"
                """)

            await person.does(.wait(seconds: 30), .tap(.button, "Refresh"))
            await person.expectLines(
                """
                label "The employees service sent a web page instead of the list. You still see the last list."
                label "Last updated Jan 8, 2026 at 12:01:30 PM"
                """)

            await person.does(.tap(.tableRow, "Tiger Nixon"))
            await person.expect(
                """
                screen "Tiger Nixon" [back]
                  label "Number"
                  label "No. 1"
                  label "Salary"
                  label "320,800"
                  label "Age"
                  label "61"
                """)

            await person.does(.back)
            await person.expectLines(
                """
                screen "Employees"
                  searchField "Search employees"
                  label "The employees service sent a web page instead of the list. You still see the last list."
                  label "24 employees"
                  table "Employees" [24 rows, 1-2]
                    header "Name" | "Number" | "Salary" | "Age"
                    tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                    tableRow "Garrett Winters" | "2" | "170,750" | "63"
                  label "Total salary: 6,644,770 · Average: 276,865"
                  label "Last updated Jan 8, 2026 at 12:01:30 PM"
                """)

            await person.does(.tap(.button, "Refresh"))
            await person.expect(
                .label,
                """
                The employees service sent something other than a list of employees (none of 1 rows has an id). You still see the \
                last list.
                """
            )

            await person.does(.tap(.button, "Refresh"))
            await person.expect(
                .label, "The connection to 127.0.0.1 was lost before the answer was complete. You still see the last list.")

            await person.does(.tap(.button, "Refresh"))
            await person.expectChanges(
                """
                -   label "The connection to 127.0.0.1 was lost before the answer was complete. You still see the last list."
                -   label "Last updated Jan 8, 2026 at 12:01:30 PM"
                +   label "As of Jan 8, 2026 at 12:02:00 PM"
                """)
        }
    }

    @Test("come when they can, if there has never been a list", arguments: StageHost.takingPart)
    func noList(_ host: StageHost) async throws {
        try await withEmployees(on: host, failures: [.serverErrorPage, .tooManyRequestsAsPage, nil]) { person in
            await person.expect(
                """
                screen "Employees"
                  button "Refresh"
                  button "Chart"
                  button "Download CSV" [disabled]
                  searchField "Search employees"
                  picker "Sort by" = "Original order" of ("Original order", "Name", "Number", "Salary", "Age")
                  toggle "Descending" = off [disabled]
                  picker "Ages" = "All ages" of ("All ages", "Under 30", "30 to 49", "50 and over")
                  picker "Density" = "Comfortable" of ("Comfortable", "Compact")
                  label "The employees service is out of order (HTTP 500)."
                  emptyState "Couldn't load employees" [error]
                    button "Try again"
                """)

            await person.does(.tap(.button, "Try again"))
            await person.expect(.label, "Too many requests. Retrying in 30 s")

            await person.does(.open("/1"))
            await person.expect(
                """
                screen "No. 1" [back]
                  emptyState "Too many requests. Retrying in 30 s" [error]
                    button "Try again"
                """)

            await person.does(.wait(seconds: 15))
            await person.expect(.emptyState, "Too many requests. Retrying in 15 s")

            await person.does(.wait(seconds: 15))
            await person.expect(
                """
                screen "Tiger Nixon" [back]
                  label "Number"
                  label "No. 1"
                  label "Salary"
                  label "320,800"
                  label "Age"
                  label "61"
                """)

            await person.does(.back)
            await person.expectLines(
                """
                screen "Employees"
                  label "24 employees"
                  table "Employees" [24 rows, 1-2]
                    header "Name" | "Number" | "Salary" | "Age"
                    tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                    tableRow "Garrett Winters" | "2" | "170,750" | "63"
                  label "Total salary: 6,644,770 · Average: 276,865"
                  label "As of Jan 8, 2026 at 12:00:30 PM"
                """)
        }
    }

    private func withEmployees(
        on host: StageHost, failures: [EmployeesStandIn.Failure?] = [], locale: String = "en-US", timeZone: String = "UTC", rows: Int = 2,
        _ body: sending ConformanceBody<Person, Void>
    ) async throws {
        let standIn = EmployeesStandIn()
        standIn.next = failures
        let server = try await standIn.start()
        let address = try #require(URL(string: server.address + "/api/v1/employees"))
        let clock = TestClock()
        let application = BelvedereApp.employees(
            service: HTTPEmployeesService(address: address, http: HTTPService()), lastGood: LastGoodList(now: { noon(on: clock) })
        )
        let setting = Setting(locale: locale, timeZone: timeZone, clock: clock, viewport: Viewport(rows: rows))
        try await withPerson(using: application, on: host, setting, body)
        await server.stop()
    }
}
