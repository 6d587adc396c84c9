#if !MAIN_ACTOR_UI
import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import TestSupport
import Testing

/// A view model with a command that waits for a service and then changes the session's objects again.
private final class Saving: ViewModel {
    let saved = Dynamic(0)
    private(set) var ranOnSession: [Bool] = []
    lazy var save = AsyncCommand<Int> { [unowned self] number in try await store(number) }

    private func store(_ number: Int) async throws {
        ranOnSession.append(SessionContext.current != nil)
        try await Service().store(number)
        ranOnSession.append(SessionContext.current != nil)
        saved.value = number
    }
}

private actor Service {
    func store(_ number: Int) throws {}
}

@Suite struct SessionCommandTests {
    @Test func aCommandThatWaitsStaysOnItsSession() async {
        let session = Session()
        await session.perform { context in
            let model = Saving()
            context.content = model
            #expect(model.save.execute(7))
        }
        await session.taskExecutor.untilAtRest()
        while await session.perform({ ($0.content as? Saving)?.save.isExecuting.value == true }) {}
        await session.perform { context in
            let model = context.content as? Saving
            #expect(model?.saved.value == 7)
            #expect(model?.ranOnSession == [true, true])
        }
        await session.close()
    }

    @Test func closingASessionCancelsWhatItsCommandsDo() async throws {
        let session = Session()
        await session.perform { context in
            let endless = AsyncCommand<Void> { _ in
                while true { try await Task.sleep(for: .seconds(3600)) }
            }
            context.onClose = { _ = endless }
            #expect(endless.execute(()))
            #expect(context.runningWork == 1)
        }
        await session.close()
        try await until { await session.perform({ $0.runningWork }) == 0 }
    }
}
#endif
