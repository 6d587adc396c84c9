#if canImport(UIKit)
import Belvedere
import BelvedereBinding
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import Testing
import TestSupport
import UIKit
@testable import UIKitStage

/// Fingers that move over a drawing or a page.
@MainActor @Suite(.serialized)
struct GestureTests {
    private func open(_ content: @escaping () -> View, _ body: sending ConformanceBody<ViewPlayer, Void>) async throws {
        let app = BelvedereApp("Test", path: "/test") { _ in Window(Screen(title: "Gestures", content: content())) }
        try await HostStage().open(app, at: "", Setting(), body)
    }

    private func all(_ player: ViewPlayer) -> [Perceived] { player.reader.screen.flatMap(\.all) }

    @Test(arguments: [(false, -60.0, 2), (false, 60, 1), (true, -60, 1), (true, 60, 2), (false, -20, 1)])
    func aSwipeTurnsThePage(_ isMirrored: Bool, _ way: Double, _ page: Int) async throws {
        try await open {
            Pager("Names", DynamicList(["Ann", "Bob", "Cem"])) { Label($0) }
        } _: { player in
            let view = try #require(all(player).first { $0.kind == "pager" }?.part(HostPage.self, "page"))
            view.effectiveUserInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
            let finger = UITouch(.direct, at: CGPoint(x: 100, y: 10))
            view.touchesBegan([finger], with: nil)
            finger.move(to: CGPoint(x: 100 + way, y: 15))
            view.touchesEnded([finger], with: nil)
            try await until { all(player).first { $0.kind == "pager" }?.lines().first?.contains("= \(page) of 3") == true }
        }
    }

    @Test func twoFingersZoomADrawingAroundThePointBetweenThem() async throws {
        var seen: DrawingMovement?
        var pressed = 0
        try await open {
            let circle = CircleShape(center: DrawingPoint(50, 50), radius: 5).onPress { pressed += 1 }
            return Drawing("Map", width: 100, height: 100, [circle]).onMove(scales: 0.5...4) { seen = $0 }
        } _: { player in
            let canvas = try #require(all(player).first { $0.kind == "drawing" }?.part(HostCanvas.self, "canvas"))
            canvas.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            canvas.layoutSubviews()
            #expect(canvas.isMultipleTouchEnabled)
            let left = UITouch(.direct, at: CGPoint(x: 40, y: 50)), right = UITouch(.direct, at: CGPoint(x: 60, y: 50))
            canvas.touchesBegan([left], with: nil)
            canvas.touchesBegan([right], with: nil)
            left.move(to: CGPoint(x: 30, y: 50))
            right.move(to: CGPoint(x: 70, y: 50))
            canvas.touchesMoved([left, right], with: nil)
            #expect(seen?.scale == 2)
            #expect(seen?.area == DrawingArea(x: 25, y: 25, width: 50, height: 50))
            for (finger, place) in [(left, 0.0), (right, 100)] { finger.move(to: CGPoint(x: place, y: 50)) }
            canvas.touchesMoved([left, right], with: nil)
            #expect(seen?.scale == 4, "The app allows no larger scale.")
            canvas.touchesEnded([left], with: nil)
            canvas.touchesEnded([right], with: nil)
            #expect(pressed == 0)
        }
    }

    @Test(arguments: [50.0, 400]) func theLinesOfADrawingAreAsWideAtEveryScale(_ side: Double) async throws {
        var pressed = 0
        try await open {
            let line = LineShape(from: DrawingPoint(0, 50), to: DrawingPoint(100, 50)).onPress { pressed += 1 }
            line.lineWidth = 3
            return Drawing("Street", width: 100, height: 100, [line])
        } _: { player in
            let canvas = try #require(all(player).first { $0.kind == "drawing" }?.part(HostCanvas.self, "canvas"))
            canvas.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            let before = UIBezierPath.strokes.count
            canvas.draw(canvas.bounds)
            #expect(Array(UIBezierPath.strokes[before...]) == [3])
            // A finger reaches as far around the line at every scale, too.
            for distance in [6.0, 10] {
                let finger = UITouch(.direct, at: CGPoint(x: side / 2, y: side / 2 + distance))
                canvas.touchesBegan([finger], with: nil)
                canvas.touchesEnded([finger], with: nil)
                await player.settle()
                #expect(pressed == 1)
            }
        }
    }
}
#endif
