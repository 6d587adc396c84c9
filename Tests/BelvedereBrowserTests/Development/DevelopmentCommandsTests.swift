#if DEBUG
import Belvedere
import Foundation
import Testing

@testable import BelvedereBrowser

/// Tests that a program follows the commands of `belvedere dev`.
struct DevelopmentCommandsTests {
    private func registry() -> SessionRegistry { SessionRegistry(options: BrowserOptions(), metrics: BrowserMetrics()) }

    private func session() async -> BrowserSession { await .opened { _ in Window(Screen()) } }

    private func commands(for registry: SessionRegistry) -> DevelopmentCommands {
        DevelopmentCommands(connection: open("/dev/null", O_RDWR), registry: registry)
    }

    @Test func editedTextsLetAllPagesOpenANewSession() async throws {
        let registry = registry(), outlet = ScriptedOutlet(), session = await session()
        try await registry.add(session)
        _ = await session.attach(received: 0, outlet: outlet)
        let file = NSTemporaryDirectory() + "belvedere-texts-\(UUID().uuidString)"
        try "{}".write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        #expect(await commands(for: registry).carryOut(Array(#"{"texts":{"Test/commands":"\#(file)"}}"#.utf8)))
        #expect(outlet.endings == ["closed"])
        #expect(registry.count == 0 && !registry.isShuttingDown)
    }

    @Test func anOpenedLibraryLetsAllPagesOpenANewSession() async throws {
        let registry = registry(), outlet = ScriptedOutlet(), session = await session()
        try await registry.add(session)
        _ = await session.attach(received: 0, outlet: outlet)
        #if os(Linux)
        let library = "libm.so.6"
        #else
        let library = "/usr/lib/libSystem.B.dylib"
        #endif
        #expect(await commands(for: registry).carryOut(Array(#"{"library":"\#(library)"}"#.utf8)))
        #expect(outlet.endings == ["closed"])
        #expect(registry.count == 0 && !registry.isShuttingDown)
    }

    @Test(
        "A command without texts and without a library leaves the pages alone",
        arguments: [
            "", "texts", "{}", #"{"texts":{"Test/missing":"/nowhere"}}"#, #"{"library":"/nowhere"}"#, #"{"library":3}"#,
            #"{"texts":{},"library":"libm.so.6"}"#,
        ])
    func refused(line: String) async throws {
        let registry = registry()
        try await registry.add(await session())
        #expect(await !commands(for: registry).carryOut(Array(line.utf8)))
        #expect(registry.count == 1)
        await registry.shutDown()
    }

    @Test(arguments: [nil, "", "0", "2", "-1", "3a", "99999999"]) func aProgramThatAPersonStartsFollowsNoCommands(value: String?) {
        #expect(DevelopmentCommands(registry: registry()) { _ in value } == nil)
    }

    @Test func theProgramsOfTheAppDoNotInheritTheSocket() throws {
        let socket = open("/dev/null", O_RDWR)
        let commands = try #require(DevelopmentCommands(registry: registry()) { _ in "\(socket)" })
        withExtendedLifetime(commands) { #expect(fcntl(socket, F_GETFD) == FD_CLOEXEC) }
    }

    @Test(.timeLimit(.minutes(1))) func theProgramAnnouncesItselfAndAnswersEachLine() throws {
        var ends: [Int32] = [-1, -1]
        #if os(Linux)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        try #require(socketpair(AF_UNIX, stream, 0, &ends) == 0)
        DevelopmentCommands(connection: ends[0], registry: registry()).follow()
        let tool = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        #expect(try tool.read(upToCount: 6) == Data("ready\n".utf8))
        try tool.write(contentsOf: Data("{}\n".utf8))
        #expect(try tool.read(upToCount: 8) == Data("refused\n".utf8))
    }
}
#endif
