import Foundation
import Repeatable
import Synchronization
import Testing
@testable import Generation

/// Proves that applying a plan is all or nothing.
struct ApplyingTests {
    /// A store that fails at a chosen change, like a full disk.
    final class FailingFiles: FileStore {
        private let files = LocalFiles()
        private let left: Mutex<Int>
        init(afterChanges count: Int) { left = Mutex(count) }

        func kind(of path: String) throws -> FileKind? { try files.kind(of: path) }
        func read(_ path: String) throws -> [UInt8] { try files.read(path) }
        func names(in folder: String) throws -> [String] { try files.names(in: folder) }
        // Only operations that need space fail. A full disk still allows freeing space and moving a name.
        func write(_ bytes: [UInt8], to path: String) throws {
            if isOver { try? files.write(Array(bytes.prefix(bytes.count / 2)), to: path) }
            try spend(path)
            try files.write(bytes, to: path)
        }
        func makeFolder(_ path: String) throws {
            try spend(path)
            try files.makeFolder(path)
        }
        func rename(_ path: String, to other: String) throws { try files.rename(path, to: other) }
        func remove(_ path: String) throws { try files.remove(path) }

        private var isOver: Bool { left.withLock { $0 == 0 } }
        var wasFull: Bool { isOver }

        private func spend(_ path: String) throws {
            try left.withLock {
                if $0 == 0 { throw GenerationError.system(ENOSPC, "\"\(path)\" cannot be written") }
                $0 -= 1
            }
        }
    }

    @Test func aFullDiskLeavesEverythingAsItWas() throws {
        let project = try TemporaryProject()
        let before = try project.contents()
        let plan = try project.plan("viper-module", "Profile")
        var count = 0
        while true {
            let files = FailingFiles(afterChanges: count)
            do {
                try PlanApplication(files: files).apply(plan)
                break
            } catch let error as GenerationError {
                #expect(error.problems.map(\.code) == ["file.disk-full"])
                #expect(error.description.contains("the disk is full"))
                #expect(try project.contents() == before, "after \(count) changes")
            }
            count += 1
        }
        #expect(count > plan.changes.count)
        #expect(try project.plan("viper-module", "Profile").isEmpty)
    }

    @Test(arguments: ["generate", "destroy"])
    func aKillAtAnyStepLeavesTheOldOrTheNewState(verb: String) throws {
        let project = try TemporaryProject()
        if verb == "destroy" { try project.generate("viper-module", "Profile") }
        let old = try project.contents()
        let whole = try TemporaryProject()
        try whole.generate("viper-module", "Profile")
        if verb == "destroy" { try whole.destroy("viper-module", "Profile") }
        let new = try whole.contents()

        var (oldEnds, newEnds) = (0, 0)
        var changes = 0
        while true {
            let status = try cutRun(project.root, changes, verb)
            if status == 0 { break }
            try #require(status == SIGKILL)
            try PlanApplication().recover(in: project.root)
            let state = try project.contents()
            if state == old {
                oldEnds += 1
            } else if state == new {
                newEnds += 1
                // Restore the state before the next cut.
                if verb == "generate" {
                    try project.destroy("viper-module", "Profile")
                } else {
                    try project.generate("viper-module", "Profile")
                }
                #expect(try project.contents() == old)
            } else {
                Issue.record(
                    "After \(changes) changes the project is neither old nor new: \(Set(state.keys).symmetricDifference(new.keys).sorted())"
                )
                return
            }
            changes += 1
        }
        #expect(try project.contents() == new)
        // Cuts happened on both sides of the decisive step.
        #expect(oldEnds > 5 && newEnds > 5, "\(oldEnds) old, \(newEnds) new")
    }

    /// Returns 0 or the number of the signal.
    private func cutRun(_ root: String, _ changes: Int, _ verb: String) throws -> Int32 {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appending(path: "CutRun")
        if !FileManager.default.isExecutableFile(atPath: process.executableURL?.path ?? "") {
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "CutRun")
        }
        process.arguments = [root, "\(changes)", verb]
        try process.run()
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal { return process.terminationStatus }
        try #require(process.terminationStatus == 0, "the run failed by itself")
        return 0
    }

    @Test func aRunThatIsAtWorkIsLeftAlone() throws {
        let project = try TemporaryProject()
        let plan = try project.plan("entity", "Contact")
        // The parent of this process is alive.
        try project.write("\(getppid())\n", to: ".belvedere/transaction/process")
        #expect(try problems { try PlanApplication().recover(in: project.root) }.first?.contains("Another run") == true)
        #expect(try problems { try PlanApplication().apply(plan) }.first?.contains("Another run") == true)
        #expect(try project.text(of: ".belvedere/transaction/process") == "\(getppid())\n")
    }

    @Test func aFileThatChangedAfterACutIsNamed() throws {
        let project = try TemporaryProject()
        let plan = try project.plan("mvvm-screen", "Profile")
        let steps = plan.changes.map {
            Journal.Step(
                path: $0.path, before: $0.before.map { FNVDigest.digits(of: $0) }, after: $0.after.map { FNVDigest.digits(of: $0) })
        }
        try project.write(
            String(decoding: try Journal(process: 0x7fff_fff0, steps: steps, folders: []).bytes(), as: UTF8.self), to: Journal.path)
        try project.write("// mine\n", to: "Sources/HabitsScreens/HabitsApp.swift")
        let found = try problems { try PlanApplication().recover(in: project.root) }
        #expect(found.first?.contains("\"Sources/HabitsScreens/HabitsApp.swift\" was changed since") == true)
        #expect(try project.text(of: "Sources/HabitsScreens/HabitsApp.swift") == "// mine\n")
    }

    @Test func aFileThatChangedSinceThePlanIsNamed() throws {
        let project = try TemporaryProject()
        let plan = try project.plan("mvvm-screen", "Profile")
        try project.write("// mine\n", to: "Sources/HabitsScreens/HabitsApp.swift")
        #expect(try problems { try PlanApplication().apply(plan) }.first?.contains("was changed in the meantime") == true)
    }
}
