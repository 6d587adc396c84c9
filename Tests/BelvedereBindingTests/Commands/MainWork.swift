@testable import BelvedereBinding
import Testing

/// Tests of the code that starts work on the main actor on systems without `Task.immediate`. They run on every system.
@Suite struct MainWork {
    @MainActor
    @Test func worksBeginAfterTheCallInTheOrderOfTheCalls() async {
        let diary = Diary()
        let tasks = (1...3).map { number in
            MainWorkStarter.shared.startInNextTurn { [diary] in
                diary.write("\(number) begins")
                await Task.yield()
                diary.write("\(number) ends")
            }
        }
        diary.write("after the calls")
        for task in tasks { await task.value }
        #expect(diary.entries.prefix(4) == ["after the calls", "1 begins", "2 begins", "3 begins"])
        #expect(Set(diary.entries.suffix(3)) == ["1 ends", "2 ends", "3 ends"])
    }

    @MainActor
    @Test func anActionThatIsCancelledBeforeItBeginsDoesNotRun() async {
        let diary = Diary()
        let command = AsyncCommand<Void> { diary.write("began") }
        withWorkStarter(NextTurn()) {
            #expect(command.execute())
            command.cancel()
        }
        await command.waitUntilIdle()
        #expect(diary.entries == [])
        #expect(!command.isExecuting.value && command.lastError.value == nil)
        withWorkStarter(NextTurn()) { _ = command.execute() }
        await command.waitUntilIdle()
        #expect(diary.entries == ["began"])
    }
}

/// Starts work as on a system without `Task.immediate`: in a later turn of the main actor.
private final class NextTurn: WorkStarter {
    func start(_ work: @escaping Work) -> Task<Void, Never>? { MainWorkStarter.shared.startInNextTurn(work) }
}

/// A list of texts, used only on the main actor. The test stops if other code writes to it.
private final class Diary {
    private(set) var entries: [String] = []

    func write(_ entry: String) {
        MainActor.preconditionIsolated()
        entries.append(entry)
    }
}
