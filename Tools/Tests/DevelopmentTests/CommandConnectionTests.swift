import Foundation
import Testing

@testable import Development

/// Sends commands to a running program.
@Suite(.timeLimit(.minutes(2))) struct CommandConnectionTests {
    /// Starts a shell with a script, whose standard input is the connection.
    private func connection(_ script: String) throws -> (CommandConnection, StartedProgram) {
        let connection = try #require(CommandConnection())
        let program = try StartedProgram(["sh", "-c", script], in: "/", input: connection.input, output: FileHandle.nullDevice)
        connection.closeProgramEnd()
        return (connection, program)
    }

    private func waitUntilFollowed(_ connection: CommandConnection) -> Bool {
        for _ in 0..<6000 where !connection.isFollowed { usleep(10_000) }
        return connection.isFollowed
    }

    @Test func aProgramThatFollowsCommandsAnswersEach() throws {
        let (connection, program) = try connection(
            #"echo ready >&0; while read -r line; do case $line in *good*) echo done;; *) echo refused;; esac >&0; done"#)
        defer { program.end() }
        #expect(waitUntilFollowed(connection))
        #expect(connection.send(["texts": "good"]) == .done)
        #expect(connection.send(["texts": "bad"]) == .refused)
        #expect(connection.send(["texts": "good"]) == .done)
    }

    @Test func aProgramThatHasEndedCarriesOutNothing() throws {
        let (connection, program) = try connection("echo ready >&0")
        defer { program.end() }
        program.waitUntilEnd()
        #expect(connection.send(["texts": "good"]) == .lost)
        #expect(connection.send(["texts": "good"]) == .lost)
    }

    @Test func aProgramOfAnOlderKitFollowsNoCommands() throws {
        let (connection, program) = try connection("cat > /dev/null")
        defer { program.end() }
        #expect(!connection.isFollowed && connection.send(["texts": "good"]) == .lost)
    }
}
