@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of the driver: the steps of a person in an app, and the screens after each step.
struct DriverTests {
    private let small = Setting(viewport: Viewport(rows: 2, columns: 2))

    @Test func theWholeScreenIsText() {
        withApp(.notes, small) { app in
            app.expect(
                """
                screen "Notes"
                  button "Add note"
                  searchField "Search"
                  picker "Sort by" = "Name" of ("Name", "Age")
                  toggle "Starred" = off
                  tabs = "Here" of ("Here", "There")
                    label "Here it is"
                  pager "Picks" = 1 of 3
                    row "Red"
                  collectionRow "Near" [3 rows, 1-2]
                    row "One"
                    row "Two"
                  button "Where am I?"
                  button "Copy"
                  list [30 rows, 1-2, actions "Delete"]
                    row "Note 1"
                    row "Note 2"
                """)
        }
    }

    @Test func choosingIsSelectingByWhatStandsThere() {
        withApp(.notes, small) { app in
            app.select("Age", in: "Sort by")
            app.expect(.picker, "Sort by", value: "Age")
            app.expect(.label, "By 1")
            app.toggle("Starred", to: true)
            app.expect(.toggle, "Starred", value: "on")
            app.expect(.label, "Starred only")
            app.toggle("Starred", to: true)
            app.expectNoChanges()
            app.tap(.toggle, "Starred")
            app.expectChanges(
                """
                -   label "Starred only"
                +   label "All"
                -   toggle "Starred" = on
                +   toggle "Starred" = off
                """)
            app.select("There")
            app.expectChanges(
                """
                -   tabs = "Here" of ("Here", "There")
                -     label "Here it is"
                +   tabs = "There" of ("Here", "There")
                +     label "There it is"
                """)
            app.turn("Picks", to: 2)
            app.expectChanges(
                """
                -   pager "Picks" = 1 of 3
                -     row "Red"
                +   pager "Picks" = 3 of 3
                +     row "Blue"
                """)
        }
    }

    @Test func typingIsOneEditForEachCharacter() {
        withApp(.notes, small) { app in
            app.type("ab", into: "Search")
            app.expectChanges(
                """
                -   searchField "Search"
                +   searchField "Search" = "ab" [focused]
                +   label "Looking for ab"
                """)
            app.clear("Search")
            app.expect(.searchField, "Search", value: "")
            app.expectNo(.label, "Looking for ab")
        }
    }

    @Test func listsShowWhatTheViewportHolds() {
        withApp(.notes, small) { app in
            app.scroll(toRow: 10)
            app.expectChanges(
                """
                -   list [30 rows, 1-2, actions "Delete"]
                -     row "Note 1"
                -     row "Note 2"
                +   list [30 rows, 11-12, actions "Delete"]
                +     row "Note 11"
                +     row "Note 12"
                """)
            app.scroll(toRow: 29)
            app.expect(.list, ignoringOthers: true)
            app.expect(.row, "Note 30")
            app.tap(.row, "Note 29")
            app.expect(
                """
                screen "Note 29" [back]
                  label "The text of Note 29"
                """)
            app.back()
            app.expect(.row, "Note 30", ignoringOthers: true)
        }
    }

    @Test func aListScrollsToTheRowThatTheAppReveals() {
        let app = BelvedereApp("Numbers", path: "/numbers") { _ in
            let list = List(DynamicList(Array(0..<100))) { Label("Row \($0)") }
            return Window(Screen(title: "Numbers", content: Stack(Button("Go") { list.reveal(60) }, list)))
        }
        withApp(app, small) { app in
            app.tap(.button, "Go")
            app.expectChanges(
                """
                -   list [100 rows, 1-2]
                -     row "Row 0"
                -     row "Row 1"
                +   list [100 rows, 61-62]
                +     row "Row 60"
                +     row "Row 61"
                """)
            app.tap(.button, "Go")
            app.expectNoChanges()
        }
    }

    @Test func aToastIsSeenUntilItsTimeIsOver() async {
        await withApp(.notes, small) { app in
            app.perform("Delete", on: "Note 1")
            app.expectChanges(
                """
                -   list [30 rows, 1-2, actions "Delete"]
                -     row "Note 1"
                +   list [29 rows, 1-2, actions "Delete"]
                +     row "Note 3"
                + toast "Deleted"
                +   button "Undo"
                """)
            app.inside(.toast).tap(.button, "Undo")
            app.expect(.row, "Note 1", ignoringOthers: true)
            app.perform("Delete", on: "Note 1")
            app.expect(.toast, "Deleted", ignoringOthers: true)
            await app.wait(forNo: .toast, "Deleted")
            app.expectNo(.button, "Undo")
            #expect(app.clock.now.offset == .seconds(10))
        }
    }

    @Test func timePassesUntilTheScreenIsAsWanted() async {
        await withApp(.notes, small) { app in
            app.perform("Delete", on: "Note 1")
            app.ignoreChanges()
            let hasGone = await app.wait { transcript in !transcript.lines.contains { $0.text.hasPrefix("toast") } }
            #expect(hasGone)
            #expect(app.clock.now.offset == .seconds(10))
            let comesBack = await app.wait { transcript in transcript.lines.contains { $0.text.hasPrefix("toast") } }
            #expect(!comesBack)
            app.ignoreChanges()
        }
    }

    @Test func aStepIsDoneByADriver() async {
        await withApp(.notes, small) { app in
            await app.perform(.tap(.button, "Add note"))
            await app.perform(.type("Milk", into: "Title"))
            await app.perform(.submit("Title"))
            app.expect(.announced("Added"))
            app.expect(.row, "Milk", ignoringOthers: true)
            // The result of a step must not contain notices from before the step.
            await app.perform(.perform("Delete", on: "Milk"))
            #expect(!app.transcript.lines.contains { $0.text.hasPrefix("announced") })
            app.ignoreChanges()
        }
    }

    @Test func onlyTheTopmostScreenCanBePerceived() {
        withApp(.notes, small) { app in
            app.tap(.button, "Add note")
            app.expect(
                """
                screen "Add note" [presented, back]
                  button "Cancel"
                  button "Done"
                  textField "Title" [focused]
                """)
            app.tap(.button, "Done")
            app.expect(
                """
                alert "Error"
                  label "A note must have a title"
                  button "Ok"
                """)
            app.back()
            app.type("Milk", into: "Title")
            app.expect(
                """
                screen "Add note" [presented, back]
                  button "Cancel"
                  button "Done"
                  textField "Title" = "Milk" [focused]
                """)
            app.back()
            app.expect(
                """
                alert "Discard?"
                  button "Discard"
                  button "Keep editing"
                """)
            app.tap(.button, "Keep editing")
            app.expect(.textField, "Title", value: "Milk", ignoringOthers: true)
            app.submit("Title")
            app.expect(.announced("Added"))
            app.expect(.row, "Milk", ignoringOthers: true)
        }
    }

    @Test func addressesLeadToScreens() {
        withApp(.notes, at: "/note/Milk", small) { app in
            app.expect(
                """
                screen "Milk" [back]
                  label "The text of Milk"
                """)
            app.open("/nowhere")
            app.expect(.screen, "Not found", ignoringOthers: true)
            app.open("")
            app.expect(.screen, "Notes", ignoringOthers: true)
            #expect(app.host.mirror.title == "Notes")
        }
    }

    @Test func theDeviceDoesWhatItsScriptSays() async {
        await withApp(.notes, small) { app in
            app.host.device.position = .answer(DevicePosition(latitude: 60.17, longitude: 24.94, accuracy: 20))
            app.tap(.button, "Where am I?")
            await app.settle()
            app.expectChanges("+   label \"60.17, 24.94\"")
            app.host.device.position = .failure(.denied)
            app.tap(.button, "Where am I?")
            await app.settle()
            app.expect(.label, "denied")
            app.host.device.position = .silence
            app.tap(.button, "Where am I?")
            await app.wait(for: .milliseconds(9999))
            app.expect(.label, "Asking")
            await app.wait(for: .label, "timedOut")
            app.tap(.button, "Copy")
            await app.settle()
            app.expect(.copied("copied text"))
        }
    }

    @Test func waitingForSomethingThatNeverComesFails() async {
        let collector = FailureCollector()
        await collector.withApp(.notes, small) { app in
            await app.wait(for: .alert, patience: .milliseconds(1))
        }
        #expect(
            collector.failures.map { $0.message.split(separator: "\n").first } == [
                "wait(for: .alert): it did not come: a person could not find the alert."
            ])
    }

    @Test func answersFromOutsideAreWaitedForInRealTime() async {
        let outside = BelvedereApp("Outside", path: "/outside") { _ in
            let label = Label()
            return Window(
                Screen(
                    title: "Outside",
                    content: Stack(
                        label,
                        Button("Ask") {
                            label.text = await Task.detached { "Answered" }.value
                        })))
        }
        await withApp(outside) { app in
            app.tap(.button, "Ask")
            // The time limit is long, because other tests may block all threads for a while. It is reached only if the response never
            // comes.
            await app.wait(for: .label, "Answered", patience: .seconds(600))
        }
    }

    @Test func theTimeInWhichTheProcessWorksTriesNoPatience() async {
        let (work, finishWork) = AsyncStream<Void>.makeStream()
        let outside = BelvedereApp("Outside", path: "/outside") { _ in
            let label = Label()
            return Window(
                Screen(
                    title: "Outside",
                    content: Stack(
                        label,
                        Button("Ask") {
                            for await _ in work { label.text = "Answered" }
                        })))
        }
        await withApp(outside) { app in
            // The work takes three times as long as the driver's patience, but it does not stop, so the driver waits for it.
            var count = 0
            app.host.processorTime = {
                count += 1
                if count == 7 { finishWork.yield() }
                return .seconds(count)
            }
            app.tap(.button, "Ask")
            await app.wait(for: .label, "Answered", patience: .milliseconds(1))
        }
    }

    @Test func aProcessThatWorksForEverIsGivenUpAfterTenTimesThePatience() async {
        let collector = FailureCollector()
        let outside = BelvedereApp("Outside", path: "/outside") { _ in
            Window(
                Screen(
                    title: "Outside",
                    content: Button("Ask") {
                        for await _ in AsyncStream<Void>.makeStream().stream {}
                    }))
        }
        await collector.withApp(outside) { app in
            var count = 0
            app.host.processorTime = {
                count += 1
                return .seconds(count)
            }
            app.tap(.button, "Ask")
            await app.wait(for: .alert, patience: .milliseconds(1))
            #expect(count == 20)
        }
        #expect(
            collector.failures.map { $0.message.split(separator: "\n").first } == [
                "wait(for: .alert): it did not come: a person could not find the alert."
            ])
    }

    @Test func aTestSeesAnAppOnlyThroughTheChangeStream() {
        withApp(.notes, small) { app in
            let fresh = ViewMirror(app.host.window.render()).root.node
            #expect(app.host.mirror.root.node == fresh)
        }
    }

    @Test func aBodyThatThrowsClosesTheApp() async {
        struct Stop: Error {}
        #expect(throws: Stop.self) { try withApp(.notes) { _ in throw Stop() } }
        await #expect(throws: Stop.self) {
            try await withApp(.notes) { app in
                await app.settle()
                throw Stop()
            }
        }
    }

    @Test func aClosureWithACaptureListRunsOnTheSession() async {
        let number = 1
        await withApp(.notes) { [number] app in
            await app.settle()
            app.tap(.button, "Add note")
            app.expect(.button, "Done", ignoringOthers: true)
            #expect(number == 1)
        }
    }
}
