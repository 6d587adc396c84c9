import BelvedereTesting
import SevenGUIs
import Testing

struct RecordedTimerTests {
    @Test func timer() async {
        await withApp(.timer) { app in
            await app.settle()
            await app.wait(for: .button, "Reset")
            app.expect(
                """
                screen "Timer"
                  label "Move the slider while the time runs: the gauge follows at once."
                  progress "Elapsed time" = 0 %
                  label "0.0 s"
                  slider "Duration" = "15.0 s" [0 to 30]
                  button "Reset"
                """)

            await app.wait(for: .seconds(2))
            await app.wait(for: .label, "2.0 s")
            app.expectChanges(
                """
                -   progress "Elapsed time" = 0 %
                -   label "0.0 s"
                +   progress "Elapsed time" = 13 %
                +   label "2.0 s"
                """)

            app.tap(.button, "Reset")
            await app.wait(for: .seconds(1))
            await app.wait(for: .label, "1.0 s")
            app.expectChanges(
                """
                -   progress "Elapsed time" = 13 %
                -   label "2.0 s"
                +   progress "Elapsed time" = 7 %
                +   label "1.0 s"
                """)
        }
    }
}
