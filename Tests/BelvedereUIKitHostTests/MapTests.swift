#if canImport(UIKit)
import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import Testing
import UIKit
@testable import UIKitStage

/// The lines of a map.
@MainActor @Suite(.serialized)
struct MapTests {
    @Test func aMapFillsTheSmallerSideOfItsView() async throws {
        let street = MapPicture.Line([.init(x: 0, y: 500), .init(x: 1000, y: 250)])
        let app = BelvedereApp("Test", path: "/test") { _ in
            Window(Screen(title: "Map", content: MapPicture(name: "The harbour", lines: [street], attribution: "Ours")))
        }
        try await HostStage().open(app, at: "", Setting()) { player in
            let screen = try #require(player.reader.columns.first?.topViewController?.view)
            let map = try #require(find(in: screen))
            map.bounds = CGRect(x: 0, y: 0, width: 400, height: 200)
            let before = UIBezierPath.drawn.count
            map.draw(map.bounds)
            #expect(Array(UIBezierPath.drawn[before...]) == [[CGPoint(x: 0, y: 100), CGPoint(x: 200, y: 50)]])
        }
    }

    private func find(in view: UIView) -> MapLinesView? { (view as? MapLinesView) ?? view.subviews.lazy.compactMap { find(in: $0) }.first }
}
#endif
