import Belvedere
import InMemoryTracing
import Testing
import Tracing

@testable import BelvedereBrowser

/// Tests of the tracing spans that the host creates. A span is a measured section of work.
struct TracingTests {
    @Test func aTurnIsASpanThatSaysTheAppAndNothingOfThePerson() async throws {
        let tracer = InMemoryTracer()
        let session = await BrowserSession.opened(tracing: BrowserTracing(tracer: tracer)) { _ in
            Window(
                Screen(
                    title: "Secret",
                    content: Button("Press") {
                        // A span that a handler creates must be inside the span of the handler's turn.
                        tracer.withSpan("own") { _ in }
                    }))
        }
        let connection = try #require(await session.attach(received: 0))
        let frame = String(decoding: try #require(await session.nextFrame(for: connection)), as: UTF8.self)
        let number = try numberOfButton(in: frame)
        let inbox = FrameInbox()
        inbox.append("1 1 \(number) \(FrameCode.activate.rawValue)")
        _ = await session.receiveAll(from: inbox, on: connection)
        let spans = tracer.finishedSpans
        #expect(spans.map(\.operationName) == ["own", "belvedere.turn"])
        #expect(spans.first?.parentSpanID == spans.last?.spanID)
        #expect(spans.last?.attributes.count == 1)
        #expect(spans.last?.attributes.get("belvedere.app") == .string("/test"))
        await session.close()
    }

    @Test func withoutATracerThereIsNoSpan() {
        #expect(BrowserTracing(tracer: NoOpTracer()).span("name", of: "/test") { 7 } == 7)
    }
}
