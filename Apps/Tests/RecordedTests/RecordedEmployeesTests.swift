import BelvedereTesting
import Employees
import Testing

struct RecordedEmployeesTests {
    @Test func employees() async {
        await withApp(.employees(service: ThreeEmployees(), lastGood: .atNoon)) { app in
            await app.settle()
            await app.wait(for: .label, "As of Sep 21, 2026 at 2:13:20 PM")
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
                  picker "Density" = "Comfortable" of ("Comfortable", "Compact")
                  label "3 employees"
                  table "Employees" [3 rows]
                    header "Name" | "Number" | "Salary" | "Age"
                    tableRow "Ashton Cox" | "3" | "86,000" | "66"
                    tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                    tableRow "Garrett Winters" | "2" | "170,750" | "63"
                  label "Total salary: 577,550 · Average: 192,517"
                  label "As of Sep 21, 2026 at 2:13:20 PM"
                """)

            app.type("Ash", into: "Search employees")
            await app.settle()
            app.expectChanges(
                """
                -   searchField "Search employees"
                +   searchField "Search employees" = "Ash" [focused]
                -   label "3 employees"
                -   table "Employees" [3 rows]
                +   label "1 of 3 shown"
                +   table "Employees" [1 row]
                -     tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                -     tableRow "Garrett Winters" | "2" | "170,750" | "63"
                -   label "Total salary: 577,550 · Average: 192,517"
                +   label "Total salary: 86,000 · Average: 86,000"
                """)

            app.clear("Search employees")
            await app.settle()
            app.expectChanges(
                """
                -   searchField "Search employees" = "Ash" [focused]
                +   searchField "Search employees" [focused]
                -   label "1 of 3 shown"
                -   table "Employees" [1 row]
                +   label "3 employees"
                +   table "Employees" [3 rows]
                -   label "Total salary: 86,000 · Average: 86,000"
                +     tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                +     tableRow "Garrett Winters" | "2" | "170,750" | "63"
                +   label "Total salary: 577,550 · Average: 192,517"
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
                -     header "Name" | "Number" | "Salary" | "Age"
                +     header "Name" ascending | "Number" | "Salary" | "Age"
                -     tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                +     tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                """)

            app.toggle("Descending", to: true)
            await app.settle()
            app.expectChanges(
                """
                -   toggle "Descending" = off
                +   toggle "Descending" = on
                -     header "Name" ascending | "Number" | "Salary" | "Age"
                -     tableRow "Ashton Cox" | "3" | "86,000" | "66"
                -     tableRow "Garrett Winters" | "2" | "170,750" | "63"
                +     header "Name" descending | "Number" | "Salary" | "Age"
                +     tableRow "Garrett Winters" | "2" | "170,750" | "63"
                +     tableRow "Ashton Cox" | "3" | "86,000" | "66"
                """)

            app.tap(.tableRow, "Tiger Nixon")
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
                -   picker "Density" = "Comfortable" of ("Comfortable", "Compact")
                -   label "3 employees"
                -   table "Employees" [3 rows]
                -     header "Name" descending | "Number" | "Salary" | "Age"
                -     tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                -     tableRow "Garrett Winters" | "2" | "170,750" | "63"
                -     tableRow "Ashton Cox" | "3" | "86,000" | "66"
                -   label "Total salary: 577,550 · Average: 192,517"
                -   label "As of Sep 21, 2026 at 2:13:20 PM"
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
                +   picker "Density" = "Comfortable" of ("Comfortable", "Compact")
                +   label "3 employees"
                +   table "Employees" [3 rows]
                +     header "Name" descending | "Number" | "Salary" | "Age"
                +     tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                +     tableRow "Garrett Winters" | "2" | "170,750" | "63"
                +     tableRow "Ashton Cox" | "3" | "86,000" | "66"
                +   label "Total salary: 577,550 · Average: 192,517"
                +   label "As of Sep 21, 2026 at 2:13:20 PM"
                """)
        }
    }
}
