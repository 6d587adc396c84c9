import Foundation
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import BelvedereBrowser

@Suite struct ConnectionRegistryTests {
    @Test func theLongestIdleConnectionIsClosedWhenThereAreTooMany() throws {
        let registry = ConnectionRegistry(maximum: 3, maximumPerAddress: 10, unlimited: [])
        let channels = try (0..<4).map { _ in try Self.channel() }
        let names = channels.prefix(3).map { registry.open($0, from: "a") }
        registry.setIdle(names[0], false)
        #expect(registry.open(channels[3], from: "a") != nil)
        channels.forEach { $0.embeddedEventLoop.run() }
        #expect(channels.map(\.isActive) == [true, false, true, true])
        #expect(registry.count == 3)
    }

    @Test func newConnectionsAreRefusedWhileAllAreBusy() throws {
        let registry = ConnectionRegistry(maximum: 2, maximumPerAddress: 10, unlimited: [])
        let channels = try (0..<3).map { _ in try Self.channel() }
        for channel in channels.prefix(2) { registry.setIdle(registry.open(channel, from: "a"), false) }
        #expect(registry.open(channels[2], from: "a") == nil)
        try channels[0].close().wait()
        channels[0].embeddedEventLoop.run()
        #expect(registry.open(channels[2], from: "a") != nil)
    }

    @Test func anAddressHasALimitAndATrustedProxyAHigherOne() throws {
        let registry = ConnectionRegistry(maximum: 100, maximumPerAddress: 2, unlimited: ["proxy"])
        let channels = try (0..<6).map { _ in try Self.channel() }
        #expect(channels.prefix(3).map { registry.open($0, from: "a") != nil } == [true, true, false])
        #expect(channels.suffix(3).allSatisfy { registry.open($0, from: "proxy") != nil })
        #expect(registry.open(channels[2], from: "b") != nil)
    }

    @Test func connectionsThatAreIdleAgainAndAgainLeaveNothingBehind() throws {
        let registry = ConnectionRegistry(maximum: 2, maximumPerAddress: 10, unlimited: [])
        let channels = try (0..<3).map { _ in try Self.channel() }
        let names = channels.prefix(2).map { registry.open($0, from: "a") }
        for _ in 0..<10_000 {
            for name in names {
                registry.setIdle(name, false)
                registry.setIdle(name, true)
            }
        }
        registry.setIdle(names[0], false)
        #expect(registry.open(channels[2], from: "a") != nil)
        #expect(channels.map(\.isActive) == [true, false, true])
    }

    @Test func aConnectionThatThereIsNoRoomForIsClosed() throws {
        var options = BrowserOptions()
        options.maximumConnections = 0
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let server = LiveChannel(host: HostCore(applications: [], options: options, logger: logger)) { _, _, _ in }
        let channel = try Self.channel()
        #expect(throws: ConnectionRegistry.Full.self) { _ = try server.setup(channel: channel, logger: logger).wait() }
        channel.embeddedEventLoop.run()
        #expect(!channel.isActive)
    }

    @Test func someFileDescriptorsAreKeptForTheProcess() {
        let limit = min(Int(sysconf(Int32(_SC_OPEN_MAX))), 1 << 20)
        #expect(FileDescriptors.roomForConnections <= max(4, limit - 32))
    }

    private static func channel() throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        return channel
    }
}
