import Foundation
import LongRuns
import StageTesting
import Testing

/// One way to play a test: an architecture on a host, with the contacts in some memory.
nonisolated struct Staging: Sendable, CustomTestStringConvertible {
    let architecture: Architecture
    let host: StageHost
    let memory: Memory

    /// All architectures on all hosts of this run, for tests with their own store.
    static let all = StageHost.takingPart.flatMap { on($0, .array) }

    /// All architectures on all hosts of this run, with each memory. Hosts other than the headless one use only the database, as people do.
    static let eachMemory = StageHost.takingPart.flatMap { host in
        (host == .headless ? Memory.allCases : [.database]).flatMap { on(host, $0) }
    }

    /// The architectures on one host. A browser takes minutes, so it plays only one architecture, and another one with each memory. That is
    /// enough, because the page is the same and the headless host runs the same tests for all four. The long proofs play all of them.
    static func on(_ host: StageHost, _ memory: Memory = .array) -> [Staging] {
        let isLong = LongRun.isWanted
        let architectures = host != .browser || isLong ? Architecture.allCases : [memory == .array ? .viper : .mvvm]
        return architectures.map { Staging(architecture: $0, host: host, memory: memory) }
    }

    var testDescription: String { "\(architecture.testDescription), \(host), \(memory)" }
}
