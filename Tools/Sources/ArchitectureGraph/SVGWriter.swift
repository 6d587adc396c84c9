import Architecture

/// Writes a picture as SVG. It uses only shapes and text, so that all programs show it in the same form.
struct SVGWriter {
    let picture: GraphPicture
    let title: String

    private static let margin = 24.0

    var text: String {
        let layout = LayeredLayout(picture)
        let legend = legend(width: max(layout.width, 320))
        let width = max(layout.width, 320) + 2 * Self.margin
        let height = layout.height + 2 * Self.margin + legend.height + 12
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" width=\"\(number(width))\" "
                + "height=\"\(number(height))\" role=\"img\" aria-label=\"\(MarkupEscape.escaped("Who knows whom in \(title)"))\" "
                + "font-family=\"ui-sans-serif, system-ui, 'Helvetica Neue', Arial, sans-serif\" font-size=\"13\">",
            "<title>\(MarkupEscape.escaped("Who knows whom in \(title)"))</title>",
            "<defs>",
            marker("arrow", "#64748b"), marker("arrow-red", RoleColour.violation),
            "</defs>",
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
            "<g transform=\"translate(\(number(Self.margin)) \(number(Self.margin)))\">",
        ]
        for frame in picture.frames where !frame.isEmpty {
            guard let place = layout.frames[frame] else { continue }
            lines.append(rectangle(place, radius: 10, fill: "#f8fafc", stroke: "#cbd5e1"))
            lines.append(
                "<text x=\"\(number(place.x + 16))\" y=\"\(number(place.y + 21))\" font-weight=\"600\" fill=\"#334155\">\(MarkupEscape.escaped(frame))</text>"
            )
        }
        // Draw red arrows last, so that they are above the others.
        for arrow in picture.arrows.sorted(by: { !$0.isViolation && $1.isViolation }) { lines.append(path(arrow, layout)) }
        for (index, box) in picture.boxes.enumerated() { lines += draw(box, at: layout.boxes[index]) }
        lines.append("<g transform=\"translate(0 \(number(layout.height + 20)))\">")
        lines += legend.lines
        lines += ["</g>", "</g>", "</svg>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func draw(_ box: GraphPicture.Box, at place: LayeredLayout.Rectangle) -> [String] {
        let isRed = box.findingCount > 0
        let stroke = isRed ? RoleColour.violation : RoleColour.stroke(box.role)
        var lines = [
            rectangle(
                place, radius: 6, fill: RoleColour.fill(box.role), stroke: stroke, width: isRed ? 2.5 : 1.2, isDashed: box.isContract
            ),
            "<text x=\"\(number(place.middle))\" y=\"\(number(place.y + 19.5))\" text-anchor=\"middle\" fill=\"#0f172a\">\(MarkupEscape.escaped(box.name))</text>",
        ]
        if isRed {
            let x = place.x + place.width
            lines.append("<circle cx=\"\(number(x))\" cy=\"\(number(place.y))\" r=\"9\" fill=\"\(RoleColour.violation)\"/>")
            lines.append(
                "<text x=\"\(number(x))\" y=\"\(number(place.y + 4))\" text-anchor=\"middle\" font-size=\"11\" font-weight=\"700\" fill=\"#ffffff\">\(box.findingCount)</text>"
            )
        }
        return lines
    }

    private func path(_ arrow: GraphPicture.Arrow, _ layout: LayeredLayout) -> String {
        let from = layout.boxes[arrow.from]
        let to = layout.boxes[arrow.to]
        let curve: String
        if to.y > from.bottom {
            let bend = min(60, (to.y - from.bottom) / 2)
            curve =
                "M\(number(from.middle)) \(number(from.bottom)) C\(number(from.middle)) \(number(from.bottom + bend)) "
                + "\(number(to.middle)) \(number(to.y - bend)) \(number(to.middle)) \(number(to.y - 2))"
        } else if to.bottom < from.y {
            // Route an upward arrow around the side, so that it does not look like a downward one.
            let side = max(from.x + from.width, to.x + to.width) + 26
            curve =
                "M\(number(from.x + from.width)) \(number(from.y + 15)) C\(number(side)) \(number(from.y + 15)) "
                + "\(number(side)) \(number(to.y + 15)) \(number(to.x + to.width + 2)) \(number(to.y + 15))"
        } else {
            let dip = from.bottom + 30
            curve =
                "M\(number(from.middle)) \(number(from.bottom)) C\(number(from.middle)) \(number(dip)) "
                + "\(number(to.middle)) \(number(dip)) \(number(to.middle)) \(number(to.bottom + 2))"
        }
        let colour = arrow.isViolation ? RoleColour.violation : "#64748b"
        let dashes = arrow.isInheritance ? " stroke-dasharray=\"5 4\"" : ""
        let marker = arrow.isViolation ? "arrow-red" : "arrow"
        return "<path d=\"\(curve)\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"\(arrow.isViolation ? 2 : 1.2)\" "
            + "stroke-opacity=\"\(arrow.isViolation ? 1 : 0.6)\"\(dashes) marker-end=\"url(#\(marker))\"/>"
    }

    private func legend(width: Double) -> (lines: [String], height: Double) {
        let roles = Role.allCases.filter { role in picture.boxes.contains { $0.role == role } }
        var lines: [String] = []
        var x = 0.0
        var y = 0.0
        func add(_ text: String, fill: String, stroke: String, isDashed: Bool = false) {
            let needed = TextWidth.of(text) + 38
            if x + needed > width {
                x = 0
                y += 24
            }
            lines.append(rectangle(.init(x: x, y: y, width: 16, height: 12), radius: 3, fill: fill, stroke: stroke, isDashed: isDashed))
            lines.append(
                "<text x=\"\(number(x + 22))\" y=\"\(number(y + 11))\" font-size=\"12\" fill=\"#475569\">\(MarkupEscape.escaped(text))</text>"
            )
            x += needed
        }
        for role in roles { add(role.words, fill: RoleColour.fill(role), stroke: RoleColour.stroke(role)) }
        if picture.boxes.contains(where: \.isContract) { add("contract (protocol)", fill: "#ffffff", stroke: "#475569", isDashed: true) }
        if picture.boxes.contains(where: { $0.findingCount > 0 }) || picture.arrows.contains(where: \.isViolation) {
            add("breaks a rule", fill: "#ffffff", stroke: RoleColour.violation)
        }
        return (lines, lines.isEmpty ? 0 : y + 24)
    }

    private func rectangle(
        _ place: LayeredLayout.Rectangle, radius: Double, fill: String, stroke: String, width: Double = 1.2, isDashed: Bool = false
    ) -> String {
        "<rect x=\"\(number(place.x))\" y=\"\(number(place.y))\" width=\"\(number(place.width))\" height=\"\(number(place.height))\" "
            + "rx=\"\(number(radius))\" fill=\"\(fill)\" stroke=\"\(stroke)\" stroke-width=\"\(number(width))\"\(isDashed ? " stroke-dasharray=\"4 3\"" : "")/>"
    }

    private func marker(_ name: String, _ colour: String) -> String {
        "<marker id=\"\(name)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto-start-reverse\">"
            + "<path d=\"M0 0.6 L8 4 L0 7.4 Z\" fill=\"\(colour)\"/></marker>"
    }

    /// Writes a number with one decimal, or without decimals if the decimal is zero. So the file is small, and each machine writes the same
    /// text.
    private func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}
