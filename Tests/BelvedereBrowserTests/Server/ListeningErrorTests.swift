import Foundation
import TestSupport
import Testing

@testable import BelvedereBrowser

/// Tests of a server that cannot listen at its address.
@Suite(.timeLimit(minutes: 5)) struct ListeningErrorTests {
    @Test func aTakenPortIsNamed() async throws {
        let taken = try TakenPort()
        let error = await #expect(throws: ListeningError.self) { try await BrowserHost([]).run(port: taken.number) }
        #expect(error?.isTaken == true)
        #expect("\(try #require(error))" == "Another program uses the port \(taken.number). End that program, or choose another port.")
    }

    @Test func aForeignAddressIsNamed() async throws {
        // The block 192.0.2.0/24 is for documentation, so no machine has an address of it.
        let error = await #expect(throws: ListeningError.self) { try await BrowserHost([]).run(hostname: "192.0.2.1", port: 0) }
        #expect(error.map { "\($0)" } == "This machine has no address 192.0.2.1. Choose one of its own addresses, such as 127.0.0.1.")
    }

    @Test func aNumberThatIsNoPortIsAnError() async throws {
        let error = await #expect(throws: ListeningError.self) { try await BrowserHost([]).run(port: 70_000) }
        #expect(error.map { "\($0)" } == "70000 is not a port. Choose a number from 0 to 65535; 0 takes a free port.")
    }

    @Test func anErrorOfAnotherKindIsKept() async throws {
        struct Other: Error {}
        await #expect(throws: Other.self) { try await ListeningError.naming(hostname: "127.0.0.1", port: 0) { throw Other() } }
    }

    @Test func aProgramEndsWithOneSentence() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            let taken = try TakenPort()
            await BrowserHost([]).main(arguments: ["--port", "\(taken.number)"])
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Another program uses the port ") == true)
        #expect(lines.first?.hasSuffix("With --port 0 the server takes a free one.") == true)
    }

    @Test func aWrongOptionEndsAProgramBeforeItListens() async throws {
        let result = await #expect(processExitsWith: .exitCode(64), observing: [\.standardErrorContent]) {
            await BrowserHost([]).main(arguments: ["--port", "eighty"])
        }
        #expect(
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
                == "eighty is not a port. Choose a number from 0 to 65535; 0 takes a free port.\n")
    }
}

/// A port at which a socket listens until this object is released.
private final class TakenPort {
    struct Refused: Error {}

    let number: Int
    private let socket: FileHandle

    init() throws {
        #if canImport(Darwin)
        let kind = SOCK_STREAM
        #else
        let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = Foundation.socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw Refused() }
        socket = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 1) == 0 && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isListening else { throw Refused() }
        number = Int(UInt16(bigEndian: address.sin_port))
    }
}
