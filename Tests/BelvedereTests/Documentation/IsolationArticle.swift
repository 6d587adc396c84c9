import Belvedere
import BelvedereTesting
import Testing

// The examples of the article "Isolation: ordinary classes, one session each", word for word.

protocol StockService: Sendable {
    func price() async throws -> String
}

final class StockModel: ViewModel {
    private let service: any StockService
    let price = Dynamic("")

    init(service: any StockService) {
        self.service = service
    }

    func load() async {
        price.value = "…"
        price.value = (try? await service.price()) ?? "unknown"
    }

    func refresh() {
        launch { [weak self] in await self?.load() }
    }
}

nonisolated struct FixedPrice: StockService {
    let text: String
    init(_ text: String) { self.text = text }
    func price() async throws -> String { text }
}

struct IsolationArticle {
    @Test func aModelIsTestedOnASession() {
        withSession {
            let model = StockModel(service: FixedPrice("12.50"))
            model.refresh()
            #expect(model.price.value == "12.50")
        }
    }

    nonisolated private func slowDigest(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 + Int($1) } }

    @Test func longComputationsGoElsewhere() async {
        let bytes: [UInt8] = [1, 2, 3]
        let digest = await Task.detached { slowDigest(bytes) }.value
        #expect(digest == 6)
    }

    #if !MAIN_ACTOR_UI
    private final class Model: Launching {
        var count = 0
    }

    /// Never called: it only has to compile.
    private func theHole() {
        let model = Model()
        model.launch { model.count += 1 }
        Task.detached { model.count += 1 } // compiles, and is a race
    }
    #endif
}
