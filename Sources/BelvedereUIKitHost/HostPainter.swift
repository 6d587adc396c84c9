#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import UIKit

/// Paints shapes in the colours of the system.
struct HostPainter {
    let place: (DrawingPoint) -> CGPoint
    let scale: CGFloat

    func paint(_ shape: ViewNode) {
        let geometry = shape[Shape.geometry], fill = color(shape[Shape.fill])
        if case .text(let text) = geometry { return write(text, fill ?? .label) }
        let path = path(geometry)
        if let fill {
            fill.setFill()
            path.fill()
        }
        if let stroke = color(shape[Shape.stroke]) {
            stroke.setStroke()
            path.lineWidth = CGFloat(shape[Shape.lineWidth])
            path.stroke()
        }
    }

    private func path(_ geometry: ShapeGeometry) -> UIBezierPath {
        switch geometry {
        case .circle(let center, let radius):
            return UIBezierPath(
                arcCenter: place(center), radius: CGFloat(radius) * scale, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        case .rectangle(let origin, let width, let height, let corner):
            let size = CGSize(width: CGFloat(width) * scale, height: CGFloat(height) * scale)
            return UIBezierPath(roundedRect: CGRect(origin: place(origin), size: size), cornerRadius: CGFloat(corner) * scale)
        case .path(let steps):
            let path = UIBezierPath()
            for step in steps {
                switch step {
                case .move(let point): path.move(to: place(point))
                case .line(let point): path.addLine(to: place(point))
                case .curve(let end, let first, let second):
                    path.addCurve(to: place(end), controlPoint1: place(first), controlPoint2: place(second))
                case .close: path.close()
                }
            }
            return path
        case .text: return UIBezierPath()
        }
    }

    /// Writes a text so that its anchor is at its place.
    private func write(_ drawn: DrawnText, _ color: UIColor) {
        let font = UIFont.systemFont(ofSize: CGFloat(drawn.size(at: Double(scale))) * scale), place = place(drawn.place)
        let text = NSAttributedString(string: drawn.text, attributes: [.font: font, .foregroundColor: color]), size = text.size()
        let left =
            switch drawn.anchor.across {
            case .left: CGFloat(0)
            case .middle: -size.width / 2
            case .right: -size.width
            }
        let top =
            switch drawn.anchor.down {
            case .top: CGFloat(0)
            case .middle: -size.height / 2
            case .baseline: -font.ascender
            case .bottom: -size.height
            }
        guard drawn.degrees != 0, let context = UIGraphicsGetCurrentContext() else {
            return text.draw(at: CGPoint(x: place.x + left, y: place.y + top))
        }
        context.saveGState()
        context.translateBy(x: place.x, y: place.y)
        context.rotate(by: CGFloat(drawn.degrees * .pi / 180))
        text.draw(at: CGPoint(x: left, y: top))
        context.restoreGState()
    }

    private func color(_ paint: Paint) -> UIColor? {
        switch paint {
        case .none: nil
        case .ink: .label
        case .quiet: .secondaryLabel
        case .line: .separator
        case .accent: .tintColor
        case .softAccent: .tintColor.withAlphaComponent(0.2)
        case .danger: .systemRed
        case .surface: .systemBackground
        case .series(let number): Self.series[(max(1, Int(number)) - 1) % Self.series.count]
        case .scheme(let light, let dark): .scheme(UIColor(light), UIColor(dark))
        case .fixed(let red, let green, let blue): UIColor(RGBColor(red: red, green: green, blue: blue))
        }
    }

    private static let series: [UIColor] = [.systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemYellow, .systemBrown]
}

extension UIColor {
    convenience init(_ color: Theme.Colour) {
        self.init(RGBColor(red: color.red, green: color.green, blue: color.blue))
    }

    /// A colour that follows the scheme of the device.
    static func scheme(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// A colour that follows the scheme of the device.
    static func scheme(_ light: Theme.Colour, _ dark: Theme.Colour) -> UIColor { scheme(UIColor(light), UIColor(dark)) }
}
#endif
