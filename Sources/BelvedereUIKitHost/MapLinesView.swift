#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// Draws the lines of a map, in a square of 1000 by 1000 units that fits into the view.
final class MapLinesView: UIView {
    var lines: [MapPicture.Line] = [] {
        didSet { if lines != oldValue { setNeedsDisplay() } }
    }

    override func draw(_ rect: CGRect) {
        let unit = min(bounds.size.width, bounds.size.height) / 1000
        UIColor.secondaryLabel.setStroke()
        for line in lines {
            let path = UIBezierPath(), points = line.points.map { CGPoint(x: CGFloat($0.x) * unit, y: CGFloat($0.y) * unit) }
            guard let first = points.first else { continue }
            path.move(to: first)
            points.dropFirst().forEach(path.addLine)
            path.stroke()
        }
    }
}
#endif
