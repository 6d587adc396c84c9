internal import Belvedere

/// The look of a series: a colour and a symbol. The symbol tells series apart for people who do not see the colours.
///
/// The colours are based on the palette by Masataka Okabe and Kei Ito, "Color Universal Design", 2008, which people with every kind of
/// colour vision can tell apart. They are darker for light pages and lighter for dark pages, so that each has a contrast of at least 3 : 1.
nonisolated struct ChartMark {
    let index: Int

    var paint: Paint {
        let (light, dark, _, _) = Self.palette[index % Self.palette.count]
        return .scheme(light: .hex(light), dark: .hex(dark))
    }

    /// The colour of an area below a line.
    var tint: Paint {
        let (_, _, light, dark) = Self.palette[index % Self.palette.count]
        return .scheme(light: .hex(light), dark: .hex(dark))
    }

    /// Returns the symbol around a point: a circle, a square, a triangle, a diamond, a triangle that points down, or a cross.
    func symbol(at point: DrawingPoint, radius: Double) -> [PathStep] {
        func corners(_ offsets: [(Double, Double)]) -> [PathStep] {
            let points = offsets.map { DrawingPoint(point.x + $0.0 * radius, point.y + $0.1 * radius) }
            return [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close]
        }
        // After the last colour, the same colours follow with other symbols.
        return switch (index + index / Self.palette.count) % 6 {
        case 0: circle(at: point, radius: radius)
        case 1: corners([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])
        case 2: corners([(0, -1.2), (1.15, 0.9), (-1.15, 0.9)])
        case 3: corners([(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)])
        case 4: corners([(0, 1.2), (1.15, -0.9), (-1.15, -0.9)])
        default:
            corners([
                (-0.4, -1.2), (0.4, -1.2), (0.4, -0.4), (1.2, -0.4), (1.2, 0.4), (0.4, 0.4), (0.4, 1.2), (-0.4, 1.2), (-0.4, 0.4),
                (-1.2, 0.4),
                (-1.2, -0.4), (-0.4, -0.4),
            ])
        }
    }

    private func circle(at point: DrawingPoint, radius: Double) -> [PathStep] {
        // The distance of the control points with which four curves look like a circle.
        let reach = radius * 0.5523, (x, y) = (point.x, point.y)
        return [
            .move(to: DrawingPoint(x + radius, y)),
            .curve(to: DrawingPoint(x, y + radius), DrawingPoint(x + radius, y + reach), DrawingPoint(x + reach, y + radius)),
            .curve(to: DrawingPoint(x - radius, y), DrawingPoint(x - reach, y + radius), DrawingPoint(x - radius, y + reach)),
            .curve(to: DrawingPoint(x, y - radius), DrawingPoint(x - radius, y - reach), DrawingPoint(x - reach, y - radius)),
            .curve(to: DrawingPoint(x + radius, y), DrawingPoint(x + reach, y - radius), DrawingPoint(x + radius, y - reach)), .close,
        ]
    }

    /// For each series the colours of its marks on light and on dark pages, and the colours of its areas.
    static let palette: [(light: UInt32, dark: UInt32, lightTint: UInt32, darkTint: UInt32)] = [
        (0x0067A8, 0x5CB6EE, 0xCFE3F2, 0x1D3D54), (0xC25400, 0xF5A45D, 0xF7DECB, 0x55371C), (0x007A5A, 0x4FCBA4, 0xCDE8DF, 0x1A4639),
        (0xA3357F, 0xE99BCB, 0xF0D5E6, 0x4F2B43), (0x7A6400, 0xE3CB4D, 0xEAE3C4, 0x484016), (0x55606E, 0xB4BFCC, 0xDBDFE4, 0x383F47),
    ]

    /// The lines of the grid, which must not compete with the values.
    static let grid = Paint.scheme(light: .hex(0xE4E7EB), dark: .hex(0x343A42))
    /// The background of the place that a person reads.
    static let highlight = Paint.scheme(light: .hex(0xEEF1F5), dark: .hex(0x2B3139))
}
