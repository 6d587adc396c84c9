// The code of the article "Testing admission".

import Belvedere
import BelvedereBrowser
import BelvedereHeadless
import BelvedereTesting
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import HTTPTypes
import Hummingbird
import TestSupport
import Testing

@Suite(.timeLimit(minutes: 5))
struct TestingAdmissionArticle {
    @Test func aViewerHasNoButtonToDelete() {
        var values = SessionValues()
        values[.mayDelete] = false
        withApp(.papers, Setting(values: values)) { app in
            app.expectNo(.button, "Delete")
        }
    }

    @Test func aStrangerIsRefused() async throws {
        try await papersHost().withServer { port in
            let stranger = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/papers")))
            var ann = stranger
            ann.setValue("login=ann", forHTTPHeaderField: "Cookie")
            #expect(try await status(of: stranger) == 403)
            #expect(try await status(of: ann) == 200)
        }
    }

    @Test func aFormOfAnotherSiteIsRefused() async throws {
        let host = papersHost()
        try await host.withServer(adding: { router, host in addVote(to: router, host) }) { port in
            let address = "http://127.0.0.1:\(port)"
            for (site, expected) in [(address, 200), ("http://example.org", 403)] {
                var request = URLRequest(url: try #require(URL(string: "\(address)/vote")))
                request.httpMethod = "POST"
                request.setValue(site, forHTTPHeaderField: "Origin")
                #expect(try await status(of: request) == expected)
            }
        }
    }

    @Test func aLoginEndsAfterAnHour() async throws {
        let clock = TestClock()
        let lease = AdmissionLease(for: .seconds(3600), clock: clock)
        let host = BrowserHost([.papers], admit: { _ in lease.hasEnded ? .refuse() : .allow(SessionValues(), for: lease) })
        try await host.withServer { port in
            let request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/papers")))
            #expect(try await status(of: request) == 200)
            await clock.advance(by: .seconds(3600))
            #expect(try await status(of: request) == 403)
        }
    }
}

func status(of request: URLRequest) async throws -> Int? {
    let (_, response) = try await URLSession(configuration: .ephemeral).data(for: request)
    return (response as? HTTPURLResponse)?.statusCode
}

extension SessionKey<Bool> {
    static var mayDelete: Self { SessionKey("mayDelete", default: false) }
}

extension BelvedereApp {
    static let papers = BelvedereApp("Papers", path: "/papers") { context in
        let label = Label("One paper")
        return Window(
            Screen(title: "Papers", content: context.values[.mayDelete] ? Stack(label, Button("Delete") { label.text = "" }) : Stack(label))
        )
    }
}

private func papersHost() -> BrowserHost {
    BrowserHost([.papers], admit: { request in request.cookie("login") == "ann" ? .allow : .refuse() })
}

private func addVote(to router: Hummingbird.Router<BasicRequestContext>, _ host: BrowserHost) {
    router.post("/vote") { request, _ in Response(status: host.origin(of: request).isOwnPage ? .ok : .forbidden) }
}
