import Foundation
import LongRuns
import StageTesting
import Testing

/// One way to play a test: an architecture on a host, with the contacts in some memory.
nonisolated struct Staging: Sendable, CustomTestStringConvertible {
    let architecture: Architecture
    let host: StageHost
    let memory: Memory

    /// All architectures on all hosts that take part, for tests that bring a store of their own.
    static let all = StageHost.takingPart.flatMap { on($0, .array) }

    /// The same with each memory. In front of a browser the database alone, which is what people have there.
    static let eachMemory = StageHost.takingPart.flatMap { host in
        (host == .headless ? Memory.allCases : [.database]).flatMap { on(host, $0) }
    }

    /// The architectures on one host. In front of a browser, which takes minutes, one of them stands for all four, another one with
    /// each memory: the page is the same, and the headless host holds all four to the same tests. The long proofs play all of them.
    static func on(_ host: StageHost, _ memory: Memory = .array) -> [Staging] {
        let isLong = LongRun.isWanted
        let architectures = host == .headless || isLong ? Architecture.allCases : [memory == .array ? .viper : .mvvm]
        return architectures.map { Staging(architecture: $0, host: host, memory: memory) }
    }

    var testDescription: String { "\(architecture.testDescription), \(host), \(memory)" }
}
