import Belvedere
import HTTPTypes
import Testing

@testable import BelvedereBrowser

/// Tests of pictures whose address contains the picture itself.
struct DataPictureTests {
    private func page(_ address: String) async throws -> PageAnswer {
        let app = BelvedereApp("Dogs", path: "/dogs") { _ in
            Window(Screen(title: "Dogs", content: Stack(ImageView(.address(address), name: "Dog"))))
        }
        return try await PageAnswer.of(BrowserHost([app]), at: "/dogs")
    }

    @Test(arguments: ["png", "jpeg", "gif", "webp"]) func aPageShowsAPictureThatItsPolicyAllows(kind: String) async throws {
        let address = "data:image/\(kind);base64,iVBORw0KGgo="
        let answer = try await page(address)
        #expect(answer.text.contains("src=\"\(address)\""))
        let policy = try #require(answer.headers[.contentSecurityPolicy])
        let pictures = try #require(policy.split(separator: "; ").first { $0.hasPrefix("img-src ") })
        #expect(pictures.split(separator: " ").dropFirst() == ["'self'", "https:", "data:"])
    }

    @Test(arguments: ["data:image/svg+xml;base64,PHN2Zz4=", "data:text/html;base64,PGI+", "data:image/png,x", "http://example.org/dog.png"])
    func anyOtherAddressIsNotInThePage(_ address: String) async throws {
        #expect(try await !page(address).text.contains(address))
    }
}
