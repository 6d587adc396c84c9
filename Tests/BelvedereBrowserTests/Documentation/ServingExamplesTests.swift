import BelvedereBrowser
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Hummingbird
import Logging
import ServiceLifecycle
import TestSupport
import Testing

/// Tests that the examples of serving an app compile, and that the host in them responds to requests.
@Suite(.timeLimit(minutes: 5)) struct ServingExamplesTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

    @Test func theExampleOfTheOverviewIsCompiledInFull() throws {
        let compiled = lines(try text(of: "Tests/BelvedereBrowserTests/Documentation/ServingExamples.swift"))
        let example = try #require(
            try text(of: "Sources/BelvedereBrowser/BelvedereBrowser.docc/BelvedereBrowser.md").components(separatedBy: "```swift\n")
                .dropFirst()
                .map { $0.components(separatedBy: "\n```")[0] }.first { $0.contains("addRoutes") }
        )
        #expect(compiled.joined(separator: "\n").contains(lines(example).joined(separator: "\n")), "\(example)")
    }

    @Test func theProgramOfTheExampleServesTheApp() async throws {
        let browser = BrowserHost([.hello])
        let router = Router()
        browser.addRoutes(to: router)
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        var logger = Logger(label: "example")
        logger.logLevel = .critical
        let application = Application(
            router: router,
            server: browser.server,
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { port.yield($0.localAddress?.port ?? 0) },
            logger: logger
        )
        let services = ServiceGroup(configuration: .init(services: [application], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                // If the server cannot start, the wait for its port ends too.
                defer { port.finish() }
                try await services.run()
            }
            let number = try #require(await ports.first { _ in true })
            let (page, _) = try await URLSession.shared.data(from: try #require(URL(string: "http://127.0.0.1:\(number)/hello")))
            #expect(String(decoding: page, as: UTF8.self).contains("<h1"))
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
        }
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
