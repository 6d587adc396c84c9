import BelvedereTesting
import Employees
import Testing

struct RecordedEmployeesTests {
    @Test func employees() async {
        await withApp(.employees(service: ThreeEmployees(), lastGood: .atNoon)) { app in
            await app.settle()
            await app.wait(for: .row, "Garrett Winters, No. 2, Salary: 170,750, Age: 63")
            app.expect(
                """
                screen "Employees"
                  button "Refresh"
                  button "Chart"
                  button "Download CSV"
                  searchField "Search employees"
                  picker "Sort by" = "Original order" of ("Original order", "Name", "Number", "Salary", "Age")
                  toggle "Descending" = off [disabled]
                  picker "Ages" = "All ages" of ("All ages", "Under 30", "30 to 49", "50 and over")
                  label "3 employees"
                  label "As of Sep 21, 2026 at 2:13:20 PM"
                  label "Total salary: 577,550 · Average: 192,517"
                  list "Employees" [3 rows]
                    row "Ashton Cox, No. 3, Salary: 86,000, Age: 66"
                    row "Tiger Nixon, No. 1, Salary: 320,800, Age: 61"
                    row "Garrett Winters, No. 2, Salary: 170,750, Age: 63"
                """)

            app.type("Ash", into: "Search employees")
            await app.settle()
            app.expectChanges(
                """
                -   searchField "Search employees"
                +   searchField "Search employees" = "Ash" [focused]
                -   label "3 employees"
                +   label "1 of 3 shown"
                -   label "Total salary: 577,550 · Average: 192,517"
                -   list "Employees" [3 rows]
                +   label "Total salary: 86,000 · Average: 86,000"
                +   list "Employees" [1 row]
                -     row "Tiger Nixon, No. 1, Salary: 320,800, Age: 61"
                -     row "Garrett Winters, No. 2, Salary: 170,750, Age: 63"
                """)

            app.clear("Search employees")
            await app.settle()
            app.expectChanges(
                """
                -   searchField "Search employees" = "Ash" [focused]
                +   searchField "Search employees" [focused]
                -   label "1 of 3 shown"
                +   label "3 employees"
                -   label "Total salary: 86,000 · Average: 86,000"
                -   list "Employees" [1 row]
                +   label "Total salary: 577,550 · Average: 192,517"
                +   list "Employees" [3 rows]
                +     row "Tiger Nixon, No. 1, Salary: 320,800, Age: 61"
                +     row "Garrett Winters, No. 2, Salary: 170,750, Age: 63"
                """)

            app.select("Name", in: "Sort by")
            await app.settle()
            app.expectChanges(
                """
                -   searchField "Search employees" [focused]
                -   picker "Sort by" = "Original order" of ("Original order", "Name", "Number", "Salary", "Age")
                -   toggle "Descending" = off [disabled]
                +   searchField "Search employees"
                +   picker "Sort by" = "Name" of ("Original order", "Name", "Number", "Salary", "Age")
                +   toggle "Descending" = off
                -     row "Tiger Nixon, No. 1, Salary: 320,800, Age: 61"
                +     row "Tiger Nixon, No. 1, Salary: 320,800, Age: 61"
                """)

            app.toggle("Descending", to: true)
            await app.settle()
            app.expectChanges(
                """
                -   toggle "Descending" = off
                +   toggle "Descending" = on
                -     row "Ashton Cox, No. 3, Salary: 86,000, Age: 66"
                -     row "Garrett Winters, No. 2, Salary: 170,750, Age: 63"
                +     row "Garrett Winters, No. 2, Salary: 170,750, Age: 63"
                +     row "Ashton Cox, No. 3, Salary: 86,000, Age: 66"
                """)

            app.tap(.row, "Tiger Nixon, No. 1, Salary: 320,800, Age: 61")
            await app.settle()
            app.expectChanges(
                """
                - screen "Employees"
                -   button "Refresh"
                -   button "Chart"
                -   button "Download CSV"
                -   searchField "Search employees"
                -   picker "Sort by" = "Name" of ("Original order", "Name", "Number", "Salary", "Age")
                -   toggle "Descending" = on
                -   picker "Ages" = "All ages" of ("All ages", "Under 30", "30 to 49", "50 and over")
                -   label "3 employees"
                -   label "As of Sep 21, 2026 at 2:13:20 PM"
                -   label "Total salary: 577,550 · Average: 192,517"
                -   list "Employees" [3 rows]
                -     row "Tiger Nixon, No. 1, Salary: 320,800, Age: 61"
                -     row "Garrett Winters, No. 2, Salary: 170,750, Age: 63"
                -     row "Ashton Cox, No. 3, Salary: 86,000, Age: 66"
                + screen "Tiger Nixon" [back]
                +   label "Number"
                +   label "No. 1"
                +   label "Salary"
                +   label "320,800"
                +   label "Age"
                +   label "61"
                """)

            app.back()
            await app.settle()
            app.expectChanges(
                """
                - screen "Tiger Nixon" [back]
                -   label "Number"
                -   label "No. 1"
                -   label "Salary"
                -   label "320,800"
                -   label "Age"
                -   label "61"
                + screen "Employees"
                +   button "Refresh"
                +   button "Chart"
                +   button "Download CSV"
                +   searchField "Search employees"
                +   picker "Sort by" = "Name" of ("Original order", "Name", "Number", "Salary", "Age")
                +   toggle "Descending" = on
                +   picker "Ages" = "All ages" of ("All ages", "Under 30", "30 to 49", "50 and over")
                +   label "3 employees"
                +   label "As of Sep 21, 2026 at 2:13:20 PM"
                +   label "Total salary: 577,550 · Average: 192,517"
                +   list "Employees" [3 rows]
                +     row "Tiger Nixon, No. 1, Salary: 320,800, Age: 61"
                +     row "Garrett Winters, No. 2, Salary: 170,750, Age: 63"
                +     row "Ashton Cox, No. 3, Salary: 86,000, Age: 66"
                """)
        }
    }
}
