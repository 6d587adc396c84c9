import Belvedere
import BelvedereHeadless
import BelvedereInspector
import BelvedereTesting
import Testing

extension SessionKey<String> {
    fileprivate static let rank = SessionKey<String>("rank", default: "reader")
}

/// Tests of recording a person's steps as a test. The recorded tests of the apps prove that such tests compile and pass.
struct RecordingTests {
    @Test func theTestHasAPlaceForTheValuesOfTheSession() {
        var setting = Setting(isExhaustive: false)
        setting.values[.rank] = "editor"
        withApp(.counter, setting) { app in
            let recorder = app.record("/counter")
            app.tap(.button, "Add")
            let text = SwiftTest(recorder.stop(), named: "counting", opening: ".counter").text
            #expect(text.contains("Set them in `Setting.values`, and pass the setting to `withApp`.\n        //   rank: editor\n"))
        }
    }

    @Test func aClickBecomesAStepWithWhatItChanged() async {
        await withApp(.counter, Setting(isExhaustive: false)) { app in
            let recorder = app.record("/counter")
            app.tap(.button, "Add")
            await app.settle()
            let recording = recorder.stop()
            #expect(recording.entries.map(\.step) == [.tap(.button, "Add")])
            #expect(recording.entries.first?.changes == ["-   label \"0 is even\"", "+   label \"1 is odd\""])
            #expect(
                SwiftTest(recording, named: "counting", opening: ".counter", imports: ["Counters"]).text == """
                    import BelvedereTesting
                    import Counters
                    import Testing

                    struct RecordedCountingTests {
                        @Test func counting() async {
                            await withApp(.counter) { app in
                                await app.settle()
                                await app.wait(for: .button, "Say")
                                app.expect(
                                    \"""
                                    screen "Counter"
                                      label "0 is even"
                                      button "Add"
                                      button "Later"
                                      button "Say"
                                    \""")

                                app.tap(.button, "Add")
                                await app.settle()
                                app.expectChanges(
                                    \"""
                                    -   label "0 is even"
                                    +   label "1 is odd"
                                    \""")
                            }
                        }
                    }

                    """)
        }
    }

    @Test func lettersBecomeAWordAndOtherFieldsOtherSteps() {
        withApp(.form, Setting(isExhaustive: false)) { app in
            let recorder = app.record()
            app.type("Ann", into: "First")
            app.type("Lee", into: "Last")
            app.clear("First")
            app.type("Bo", into: "First")
            app.toggle("Member")
            app.select("Green", in: "Colour")
            app.tap(.button, "Save")
            #expect(
                recorder.stop().entries.map(\.step.phrase) == [
                    "type \"Ann\" textField \"First\"", "type \"Lee\" textField \"Last\"", "clear textField \"First\"",
                    "type \"Bo\" textField \"First\"", "toggle \"on\" toggle \"Member\"", "select \"Green\" picker \"Colour\"",
                    "tap button \"Save\"",
                ])
        }
    }

    @Test func changesFromLeavingAFieldBelongToTheStepThatLeftIt() {
        withApp(.form, Setting(isExhaustive: false)) { app in
            let recorder = app.record()
            app.type("Ann", into: "First")
            app.tap(.button, "Save")
            let entries = recorder.stop().entries
            #expect(
                entries.map(\.changes) == [
                    ["-   textField \"First\"", "+   textField \"First\" = \"Ann\" [focused]"],
                    [
                        "-   textField \"First\" = \"Ann\" [focused]", "+   textField \"First\" = \"Ann\"", "-   label \"Nothing\"",
                        "+   label \"Left and saved\"",
                    ],
                ])
        }
    }

    @Test func aSecretIsRecordedAsItsLength() {
        withApp(.form, Setting(isExhaustive: false)) { app in
            let recorder = app.record()
            app.type("pass", into: "Password")
            let test = SwiftTest(recorder.stop(), named: "secret", opening: ".form").text
            #expect(test.contains("app.type(\"••••\", into: \"Password\")"))
            #expect(!test.contains("pass\""))
        }
    }

    @Test func timeThatPassesIsPartOfTheTest() async {
        let app = BelvedereApp("Slow", path: "/slow") { context in
            let label = Label("before")
            return Window(
                Screen(
                    title: "Slow",
                    content: Stack(
                        label,
                        Button("Wait") { [unowned context] in
                            try? await context.environment.clock.sleep(for: .seconds(3))
                            label.text = "after"
                        })))
        }
        await withApp(app, Setting(isExhaustive: false)) { app in
            let recorder = app.record()
            app.tap(.button, "Wait")
            await app.wait(for: .seconds(3))
            let recording = recorder.stop()
            #expect(recording.entries.first?.duration == .seconds(3))
            let test = SwiftTest(recording, named: "slow", opening: ".slow").text
            #expect(test.contains("await app.wait(for: .seconds(3))"))
            #expect(test.contains("await app.wait(for: .label, \"after\")"))
        }
    }

    @Test func theStepsOfARecordingLeadToTheSameScreen() async {
        let recording = withApp(.form, Setting(isExhaustive: false)) { app in
            let recorder = app.record("/form")
            app.type("Ann", into: "First")
            app.toggle("Member")
            app.tap(.button, "Save")
            return recorder.stop()
        }
        await withApp(.form, Setting(isExhaustive: false)) { app in
            for step in recording.steps { await app.perform(step) }
            app.expect(.label, "Left and saved")
        }
    }

    @Test func textsThatSwiftWouldReadOtherwiseAreQuoted() {
        var recording = Recording(application: "/quotes")
        recording.opening = ["screen \"Say \\\"hi\\\"\""]
        recording.entries = [Recording.Entry(step: .type("a \"b\" \\(c)", into: "Field"))]
        let text = SwiftTest(recording, named: "quotes", opening: ".quotes").text
        #expect(text.contains("app.type(\"a \\\"b\\\" \\\\(c)\", into: \"Field\")"))
        #expect(text.contains("app.expect(\n                #\"\"\""))
        #expect(text.contains("\"\"\"#)"))
    }
}

extension BelvedereApp {
    /// A form with one view of each kind.
    static let form = BelvedereApp("Form", path: "/form") { _ in
        let first = TextField("First"), status = Label("Nothing")
        first.onEndEditing { status.text = "Left" }
        return Window(
            Screen(
                title: "Form",
                content: Stack(
                    first, TextField("Last"), SecureField("Password"), Toggle("Member"), Picker("Colour", choices: ["Red", "Green"]),
                    Button("Save") { status.text += " and saved" }, status
                )))
    }
}
