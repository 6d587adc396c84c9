#if canImport(UIKit)
@_spi(Hosting) import Belvedere
import BelvedereHeadless
@testable import BelvedereUIKitHost
import UIKit

/// The pointer and the finger over a drawing.
extension ViewPlayer {
    func movePointer(_ step: Step) throws {
        let drawing = try find(step)
        guard let canvas = drawing.part(HostCanvas.self, "canvas"), let first = step.points?.first, let last = step.points?.last else {
            throw Refusal("There is no drawing.")
        }
        // There is no layout, so the drawing gets the size that its app wants.
        let size = canvas.hosted?.node[Drawing.size] ?? []
        canvas.bounds = CGRect(origin: .zero, size: CGSize(width: size.first ?? 1, height: size.last ?? 1))
        canvas.layoutSubviews()
        let (start, end) = (canvas.place(of: first), canvas.place(of: last))
        if step.action == .hover {
            for case let interaction as UIPointerInteraction in canvas.interactions { interaction.move(to: start) }
            return
        }
        let finger = UITouch(.direct, at: start)
        canvas.touchesBegan([finger], with: nil)
        if step.action == .drag {
            let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            for place in [middle, end] {
                finger.move(to: place)
                canvas.touchesMoved([finger], with: nil)
            }
        }
        finger.move(to: end)
        canvas.touchesEnded([finger], with: nil)
    }
}
#endif
