import Belvedere
import BelvedereTesting
import SevenGUIs
import Testing

@Suite("7GUIs: Timer")
struct TimerTests {
    @Test("the gauge, the number and the slider: time runs until the duration is over, and on when it is made longer")
    func running() async {
        await withApp(.timer) { app in
            await app.settle()
            app.expect(
                """
                screen "Timer"
                  label "Move the slider while the time runs: the gauge follows at once."
                  progress "Elapsed time" = 0 %
                  label "0.0 s"
                  slider "Duration" = "15.0 s" [0 to 30]
                  button "Reset"
                """)
            await app.wait(for: .seconds(3))
            app.expect(
                """
                screen "Timer"
                  label "Move the slider while the time runs: the gauge follows at once."
                  progress "Elapsed time" = 20 %
                  label "3.0 s"
                  slider "Duration" = "15.0 s" [0 to 30]
                  button "Reset"
                """)
            app.adjust("Duration", to: 5)
            app.expect(
                """
                screen "Timer"
                  label "Move the slider while the time runs: the gauge follows at once."
                  progress "Elapsed time" = 60 %
                  label "3.0 s"
                  slider "Duration" = "5.0 s" [0 to 30]
                  button "Reset"
                """)
            await app.wait(for: .seconds(60))
            app.expect(
                """
                screen "Timer"
                  label "Move the slider while the time runs: the gauge follows at once."
                  progress "Elapsed time" = 100 %
                  label "5.0 s"
                  slider "Duration" = "5.0 s" [0 to 30]
                  button "Reset"
                """)
            app.adjust("Duration", to: 10)
            await app.wait(for: .seconds(1))
            app.expect(
                """
                screen "Timer"
                  label "Move the slider while the time runs: the gauge follows at once."
                  progress "Elapsed time" = 60 %
                  label "6.0 s"
                  slider "Duration" = "10.0 s" [0 to 30]
                  button "Reset"
                """)
            app.tap(.button, "Reset")
            app.expect(
                """
                screen "Timer"
                  label "Move the slider while the time runs: the gauge follows at once."
                  progress "Elapsed time" = 0 %
                  label "0.0 s"
                  slider "Duration" = "10.0 s" [0 to 30]
                  button "Reset"
                """)
        }
    }

    @Test("a duration below what has passed ends it at once, and loses nothing of what has passed")
    func shorter() async {
        await withApp(.timer, .ofParts) { app in
            await app.wait(for: .seconds(4))
            app.adjust("Duration", to: 2)
            await app.wait(for: .seconds(4))
            app.expect(
                """
                screen "Timer"
                  label "Move the slider while the time runs: the gauge follows at once."
                  progress "Elapsed time" = 100 %
                  label "4.0 s"
                  slider "Duration" = "2.0 s" [0 to 30]
                  button "Reset"
                """)
        }
    }
}
