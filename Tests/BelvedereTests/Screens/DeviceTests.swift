@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of requests to the person's device, such as for its position. They are answered, refused, too late, or not needed any more.
struct DeviceTests {
    /// Stores the result of a request.
    private final class Outcome {
        var position: DevicePosition?
        var text: String?
        var file: ReceivedFile?
        var failure: CapabilityFailure?
        var isDone = false
    }

    private final class Asker: Launching {
        let device: Device
        init(_ device: Device) { self.device = device }

        func ask(_ outcome: Outcome, _ body: @escaping (Device, Outcome) async throws -> Void) -> LaunchedWork {
            launch { [device] in
                do {
                    try await body(device, outcome)
                    outcome.isDone = true
                } catch {
                    outcome.failure = error as? CapabilityFailure
                }
            }
        }
    }

    private func request(in changes: [Change]) -> (number: Int, request: CapabilityRequest)? {
        for case .request(let number, let request) in changes { return (number, request) }
        return nil
    }

    @Test func everyRequestReachesTheHostAndItsAnswerTheCaller() async {
        await withSession(environment: SessionEnvironment(clock: TestClock())) {
            let stage = Stage(Label())
            let asker = Asker(stage.context.device)
            let file = SavedFile(name: "a.vcf", mediaType: "text/vcard", bytes: [1])
            let received = ReceivedFile(name: "b.vcf", mediaType: "text/vcard", bytes: [2])
            let here = DevicePosition(latitude: 60.17, longitude: 24.94, accuracy: 20)
            let outcomes = (0..<6).map { _ in Outcome() }
            _ = asker.ask(outcomes[0]) { $1.position = try await $0.position() }
            _ = asker.ask(outcomes[1]) { $1.file = try await $0.readFile(accepts: [".vcf"]) }
            _ = asker.ask(outcomes[2]) { device, _ in try await device.save(file) }
            _ = asker.ask(outcomes[3]) { device, _ in try await device.open(link: "tel:1") }
            _ = asker.ask(outcomes[4]) { device, _ in try await device.copy("text") }
            _ = asker.ask(outcomes[5]) { $1.text = try await $0.paste() }
            await settle()
            #expect(stage.context.device.waiting == 6)
            let changes = stage.take()
            #expect(
                changes == [
                    .request(1, .position), .request(2, .read(accepts: [".vcf"])), .request(3, .save(file)),
                    .request(4, .open(link: "tel:1")), .request(5, .copy("text")), .request(6, .paste),
                ])
            let answers: [CapabilityAnswer] = [.position(here), .file(received), .done, .done, .done, .text("pasted")]
            for (index, answer) in answers.enumerated() { stage.window.receive(.answer(index + 1, answer), for: .none) }
            await settle()
            #expect(outcomes.allSatisfy { $0.isDone && $0.failure == nil })
            #expect(outcomes[0].position == here && outcomes[1].file == received && outcomes[5].text == "pasted")
            #expect(stage.context.device.waiting == 0 && stage.context.runningWork == 0)
        }
    }

    @Test(
        "A request that no host follows fails before a host receives it, so it fails in the same way on all of them",
        arguments: [
            "javascript:alert(1)", "data:text/html,x", "/path", "java\nscript:x", "",
        ])
    func anAddressThatIsRefused(address: String) async {
        await withSession(environment: SessionEnvironment(clock: TestClock())) {
            let stage = Stage(Label())
            let outcome = Outcome()
            _ = Asker(stage.context.device).ask(outcome) { device, _ in try await device.open(link: address) }
            await settle()
            #expect(outcome.failure == .unavailable && stage.context.device.waiting == 0)
            #expect(request(in: stage.take()) == nil)
        }
    }

    @Test func aTextMessageIsFollowedByLinkAndDeviceAlike() async {
        await withSession(environment: SessionEnvironment(clock: TestClock())) {
            let stage = Stage(Label())
            let outcome = Outcome()
            _ = Asker(stage.context.device).ask(outcome) { device, _ in try await device.open(link: " sms:+3585550101") }
            await settle()
            #expect(request(in: stage.take())?.request == .open(link: "sms:+3585550101"))
            #expect(Link("Write", to: "sms:+3585550101").followedDestination == "sms:+3585550101")
        }
    }

    @Test func aRefusalAndAnAnswerOfAnotherKindAreFailures() async {
        await withSession(environment: SessionEnvironment(clock: TestClock())) {
            let stage = Stage(Label())
            let asker = Asker(stage.context.device)
            let outcomes = (0..<3).map { _ in Outcome() }
            for outcome in outcomes { _ = asker.ask(outcome) { $1.position = try await $0.position() } }
            await settle()
            stage.window.receive(.answer(1, .failed(.denied)), for: .none)
            stage.window.receive(.answer(2, .text("no position")), for: .none)
            stage.window.receive(.answer(3, .failed(.unavailable)), for: .none)
            await settle()
            #expect(outcomes.map(\.failure) == [.denied, .unavailable, .unavailable])
        }
    }

    @Test func requestsEndAtTheirTimeLimit() async {
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let stage = Stage(Label())
            let asker = Asker(stage.context.device)
            let quick = Outcome(), slow = Outcome()
            _ = asker.ask(quick) { $1.position = try await $0.position() }
            _ = asker.ask(slow) { $1.file = try await $0.readFile() }
            await clock.advance(by: .seconds(9))
            #expect(quick.failure == nil)
            await clock.advance(by: .seconds(1))
            #expect(quick.failure == .timedOut && slow.failure == nil)
            stage.window.receive(.answer(1, .position(DevicePosition(latitude: 0, longitude: 0, accuracy: 1))), for: .none)
            #expect(stage.context.droppedEvents == 1)
            #expect(stage.diagnostics == [.lateEvent("answer", sender: "the device")])
            await clock.advance(by: .seconds(300))
            #expect(slow.failure == .timedOut && stage.context.runningWork == 0)
        }
    }

    @Test func aRequestEndsWhenItsScreenLeaves() async {
        final class Asking: Screen {
            let outcome: Outcome
            let device: Device
            init(_ outcome: Outcome, _ device: Device) {
                self.outcome = outcome
                self.device = device
                super.init(title: "Asking")
            }
            override func run() async {
                do throws(CapabilityFailure) { outcome.position = try await device.position() } catch { outcome.failure = error }
            }
        }
        final class Builder: ScreenBuilding {
            let outcome: Outcome, device: Device
            init(_ outcome: Outcome, _ device: Device) { (self.outcome, self.device) = (outcome, device) }
            func screen(for route: Place) -> Screen? { route == .list ? Screen() : Asking(outcome, device) }
        }
        await withSession(environment: SessionEnvironment(clock: TestClock())) {
            let outcome = Outcome(), router = Router(root: Place.list)
            let builder = Builder(outcome, SessionContext.current!.device)
            let stage = Stage(Window(router, root: builder))
            router.push(.detail(1))
            await settle()
            #expect(stage.context.device.waiting == 1)
            router.pop()
            await settle()
            #expect(outcome.failure == .unavailable)
            #expect(stage.context.device.waiting == 0 && stage.context.runningWork == 0)
            stage.window.receive(.answer(1, .done), for: .none)
            #expect(stage.context.droppedEvents == 1)
        }
    }

    @Test func withoutAHostThereIsNoDevice() async {
        await withSession(environment: SessionEnvironment(clock: TestClock())) {
            let outcome = Outcome()
            let work = Asker(SessionContext.current!.device).ask(outcome) { $1.text = try await $0.paste() }
            await work.finished()
            #expect(outcome.failure == .unavailable)
        }
    }

    @Test func requestsEndWithTheSession() async {
        await withSession(environment: SessionEnvironment(clock: TestClock())) {
            let stage = Stage(Label())
            let outcome = Outcome()
            let work = Asker(stage.context.device).ask(outcome) { $1.text = try await $0.paste() }
            await settle()
            stage.context.close()
            await work.finished()
            #expect(outcome.failure == .unavailable || outcome.failure == .timedOut)
            #expect(stage.context.device.waiting == 0)
        }
    }
}
