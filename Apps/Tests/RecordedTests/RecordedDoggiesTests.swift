import BelvedereTesting
import Doggies
import Testing

struct RecordedDoggiesTests {
    @Test func doggies() async {
        await withApp(.doggies) { app in
            await app.settle()
            await app.wait(for: .screen, "Doggies")
            app.expect(
                """
                screen "Doggies"
                  spinner "Loading doggies"
                """)

            await app.wait(for: .seconds(2))
            await app.wait(for: .row, "Lucky Labrador, 3 years")
            app.expectChanges(
                """
                -   spinner "Loading doggies"
                +   list [3 rows]
                +     row "Alfred Labrador, 1 year"
                +     row "Vinny Doberman, 5 years"
                +     row "Lucky Labrador, 3 years"
                """)
        }
    }
}
