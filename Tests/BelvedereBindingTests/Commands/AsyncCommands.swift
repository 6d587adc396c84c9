import BelvedereBinding
import Testing

@Suite struct AsyncCommands {
    struct Failure: Error {}

    /// A view model as a developer of an app writes it: a class without isolation that is not `Sendable`.
    final class Model {
        let gate: Gate
        let log = Dynamic<[String]>([])
        init(_ gate: Gate) { self.gate = gate }

        func note(_ text: String) { log.value += [text] }
    }

    @Test func theActionRunsOnTheSessionBeforeAndAfterItWaits() async {
        let session = TestSession()
        let gate = Gate()
        let places = await session.run {
            let model = Model(gate)
            var places: [Bool] = []
            let command = AsyncCommand {
                places.append(session.executor.isCurrent)
                await model.gate.wait()
                places.append(session.executor.isCurrent)
                model.note("done")
            }
            command.execute()
            gate.open()
            await command.waitUntilIdle()
            return places + [model.log.value == ["done"], session.executor.isCurrent]
        }
        #expect(places == [true, true, true, true])
    }

    @Test func anActionWithACaptureListRunsOnTheSessionToo() async {
        let session = TestSession()
        let gate = Gate()
        let places = await session.run {
            let model = Model(gate)
            var places: [Bool] = []
            let command = AsyncCommand { [weak model] in
                places.append(session.executor.isCurrent)
                await model?.gate.wait()
                places.append(session.executor.isCurrent)
            }
            command.execute()
            gate.open()
            await command.waitUntilIdle()
            return places
        }
        #expect(places == [true, true])
    }

    @Test func aRunningCommandCannotBeExecutedAndReEnablesByItself() async {
        let session = TestSession()
        let gate = Gate()
        let seen = await session.run {
            var seen: [Bool] = []
            var runs = 0
            let isOnline = Dynamic(true)
            let command = AsyncCommand(canExecute: isOnline) {
                runs += 1
                await gate.wait()
            }
            let token = command.canExecute.bindAndFire { seen.append($0) }
            #expect(command.execute())
            #expect(command.isExecuting.value)
            #expect(!command.execute())
            gate.open()
            await command.waitUntilIdle()
            #expect(!command.isExecuting.value)
            #expect(runs == 1)
            isOnline.value = false
            withExtendedLifetime(token) {}
            return seen
        }
        #expect(seen == [true, false, true, false])
    }

    @Test func anErrorIsKeptUntilTheNextExecution() async {
        let session = TestSession()
        let errors = await session.run {
            let mayFail = Dynamic(true)
            let command = AsyncCommand { if mayFail.value { throw Failure() } }
            var errors: [Bool] = []
            command.execute()
            errors.append(command.lastError.value is Failure)
            mayFail.value = false
            command.execute()
            errors.append(command.lastError.value == nil)
            return errors
        }
        #expect(errors == [true, true])
    }

    @Test func aCancelledCommandEndsWithoutAnError() async {
        let session = TestSession()
        let (wasCancelled, hasError) = await session.run {
            var wasCancelled = false
            let started = Gate()
            let command = AsyncCommand {
                do {
                    try await Task.sleep(for: .seconds(3600))
                } catch {
                    wasCancelled = true
                    throw error
                }
            }
            command.execute()
            started.open()
            command.cancel()
            await command.waitUntilIdle()
            return (wasCancelled, command.lastError.value != nil)
        }
        #expect(wasCancelled)
        #expect(!hasError)
    }

    @Test func queuedExecutionsFollowOneAnother() async {
        let session = TestSession()
        let gate = Gate()
        let log = await session.run {
            var log: [String] = []
            let command = AsyncCommand<Int>(policy: .queue(limit: 2)) { number in
                log.append("begin \(number)")
                await gate.wait()
                log.append("end \(number)")
            }
            for number in 1...3 { #expect(command.execute(number)) }
            gate.open()
            await command.waitUntilIdle()
            return log
        }
        #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
    }

    @Test func aQueueTakesNoMoreThanItsLimit() async {
        let session = TestSession()
        let gate = Gate()
        let (done, told) = await session.run {
            var done: [Int] = []
            var told: [Bool] = []
            let command = AsyncCommand<Int>(policy: .queue(limit: 2)) { number in
                await gate.wait()
                done.append(number)
            }
            let token = command.canExecute.bind { told.append($0) }
            let taken = (1...5).map { command.execute($0) }
            #expect(taken == [true, true, true, false, false])
            gate.open()
            await command.waitUntilIdle()
            #expect(command.execute(6))
            await command.waitUntilIdle()
            withExtendedLifetime(token) {}
            return (done, told)
        }
        #expect(done == [1, 2, 3, 6])
        #expect(told == [false, true])
    }

    @Test func aQueueThatIsCancelledTakesExecutionsAgain() async {
        let session = TestSession()
        let gate = Gate()
        let done = await session.run {
            var done: [Int] = []
            let command = AsyncCommand<Int>(policy: .queue(limit: 1)) { number in
                await gate.wait()
                done.append(number)
            }
            command.execute(1)
            command.execute(2)
            #expect(!command.canExecute.value)
            command.cancel()
            #expect(command.execute(3))
            gate.open()
            await command.waitUntilIdle()
            return done
        }
        #expect(done == [1, 3])
    }

    @Test func aRestartCancelsWhatRunsAndDropsWhatWaits() async {
        let session = TestSession()
        let gate = Gate()
        let log = await session.run {
            var log: [String] = []
            let command = AsyncCommand<Int>(policy: .restart) { number in
                await gate.wait()
                log.append("\(number) \(Task.isCancelled ? "cancelled" : "done")")
            }
            for number in 1...3 { #expect(command.execute(number)) }
            gate.open()
            await command.waitUntilIdle()
            return log
        }
        #expect(log == ["1 cancelled", "3 done"])
    }

    @MainActor
    @Test func withoutASessionTheActionRunsOnTheMainActor() async {
        let gate = Gate()
        var steps = 0
        let command = AsyncCommand {
            MainActor.preconditionIsolated()
            steps += 1
            await gate.wait()
            MainActor.preconditionIsolated()
            steps += 1
        }
        // If the tests are compiled for devices, other tests have sessions on the main actor at the same time. Without this line, commands
        // would start their work on those sessions.
        let session = MainWorkStarter.session
        MainWorkStarter.session = { nil }
        command.execute()
        MainWorkStarter.session = session
        gate.open()
        await command.waitUntilIdle()
        #expect(steps == 2)
    }
}
