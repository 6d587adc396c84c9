import BelvedereTesting
import Foundation
import Testing

struct StepTests {
    private let greeting: [Step] = [
        .tap(.button, "Say hello"),
        .expect(
            """
            screen "Hello"
              label "Hello"
              button "Say hello"
            """),
    ]

    @Test func aDriverDoesStepsAndExpectsWhatTheyExpect() async {
        await withApp(.hello) { app in
            for step in greeting { await app.perform(step) }
        }
    }

    @Test func aStepThatCannotBeDoneLeavesOutThoseAfterIt() async {
        let told = await failures(of: [.tap(.button, "Bye"), .tap(.button, "Say hello"), .expect("screen \"Bye\"")])
        #expect(
            told == [
                """
                tap(.button, "Bye"): a person could not find the button "Bye".
                A person could find of that kind:
                  button "Say hello"
                The steps after this one are left out.
                """
            ])
    }

    @Test func anExpectationThatIsNotMetIsReported() async {
        #expect(
            await failures(of: [.expect("screen \"Bye\"\n  button \"Say hello\"")]) == [
                """
                The screen differs from the expected one (- expected, + found):
                - screen "Bye"
                + screen "Hello"
                    button "Say hello"
                """
            ])
    }

    private func failures(of steps: [Step]) async -> [String] {
        let collector = FailureCollector()
        await collector.withApp(.hello, Setting(isExhaustive: false)) { app in
            for step in steps { await app.perform(step) }
        }
        return collector.failures.map(\.message)
    }

    @Test func aStepIsJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(greeting), as: UTF8.self)
        #expect(
            json == #"""
                [{"action":"tap","target":{"name":"Say hello","role":"button"}},\#
                {"action":"expect","lines":["screen \"Hello\"","  label \"Hello\"","  button \"Say hello\""]}]
                """#)
        #expect(try JSONDecoder().decode([Step].self, from: Data(json.utf8)) == greeting)
    }

    @Test func stepsTellThemselves() {
        #expect(Step.type("Ann \"B\"", into: "Name").phrase == "type \"Ann \\\"B\\\"\" textField \"Name\"")
        #expect(Step.tap(.button, "Call", at: 1).inside(.row, "Ann").phrase == "tap button \"Call\" at 1 inside row \"Ann\"")
        #expect(Step.wait(seconds: 2).phrase == "wait 2")
        #expect(Step.wait(seconds: 0.5).phrase == "wait 0.5")
        #expect(Step.scroll(toRow: 20).phrase == "scroll list 20")
        #expect(Step.back.phrase == "back")
        #expect(Step.open("/add").phrase == "open \"/add\"")
    }

    // MARK: The device, and services outside the app

    /// A screen that asks the device for its position, and then a service outside the session for the distance.
    private final class CompassScreen: Screen {
        private let answer = Label()
        private let spinner = Spinner("Asking")
        private let name = TextField("Name")

        init() {
            super.init(title: "Compass")
            let pager = Pager("Sides", DynamicList(["North", "South"])) { Label($0) }
            content = Stack(name, Button("Where") { [weak self] in await self?.ask() }, spinner, answer, pager)
        }

        private func ask() async {
            spinner.isSpinning = true
            do throws(CapabilityFailure) {
                guard let device = SessionContext.current?.device else { return }
                let position = try await device.position(timeLimit: .seconds(10))
                answer.text = await Self.outside("At \(position.latitude)")
            } catch {
                answer.text = "\(error)"
            }
            spinner.isSpinning = false
        }

        /// Responds from a thread that belongs to no session, after some work on that thread.
        nonisolated private static func outside(_ text: String) async -> String {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    for _ in 0..<10_000 { _ = UUID() }
                    continuation.resume(returning: text)
                }
            }
        }
    }

    private let compass = BelvedereApp("Compass", path: "/compass") { _ in Window(CompassScreen()) }

    @Test func theDeviceSaysWhereItIsAndWhatIsOutsideIsWaitedFor() async {
        var device = DeviceScript()
        device.position = .answer(DevicePosition(latitude: 60.5, longitude: 25, accuracy: 20))
        await withApp(compass, Setting(device: device, isExhaustive: false)) { app in
            await app.perform(.tap(.button, "Where"))
            await app.wait(for: .label, "At 60.5")
            app.expectNo(.spinner)
        }
    }

    @Test func theDeviceSaysWhyItDoesNotTell() async {
        for failure in [nil, CapabilityFailure.denied, .unavailable, .timedOut] {
            var device = DeviceScript()
            if let failure { device.position = .failure(failure) }
            await withApp(compass, Setting(device: device, isExhaustive: false)) { app in
                await app.perform(.tap(.button, "Where"))
                app.expect(.label, "\(failure ?? .unavailable)")
            }
        }
    }

    @Test func turningAPageTakesTheKeyboardFromAField() async {
        await withApp(compass, Setting(isExhaustive: false)) { app in
            await app.perform(.type("A", into: "Name"))
            await app.perform(.turn("Sides", to: 1))
            #expect(app.transcript.printed.contains("  textField \"Name\" = \"A\""))
            #expect(app.transcript.printed.contains("  pager \"Sides\" = 2 of 2"))
        }
    }
}
