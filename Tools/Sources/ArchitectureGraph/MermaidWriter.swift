import Architecture

/// Writes a picture for Mermaid, which GitHub draws within Markdown.
struct MermaidWriter {
    let picture: GraphPicture

    var text: String {
        var lines = ["flowchart TD"]
        for (index, frame) in picture.frames.enumerated() {
            if !frame.isEmpty { lines.append("  subgraph f\(index)[\"\(escaped(frame))\"]") }
            for (number, box) in picture.boxes.enumerated() where box.frame == frame {
                lines.append("    n\(number)[\"\(escaped(box.name))\"]")
            }
            if !frame.isEmpty { lines.append("  end") }
        }
        for arrow in picture.arrows { lines.append("  n\(arrow.from) \(arrow.isInheritance ? "-.->" : "-->") n\(arrow.to)") }
        for (number, arrow) in picture.arrows.enumerated() where arrow.isViolation {
            lines.append("  linkStyle \(number) stroke:\(RoleColour.violation),stroke-width:2px")
        }
        for (number, box) in picture.boxes.enumerated() where box.role != nil || box.findingCount > 0 {
            let stroke = box.findingCount > 0 ? RoleColour.violation : RoleColour.stroke(box.role)
            lines.append("  style n\(number) fill:\(RoleColour.fill(box.role)),stroke:\(stroke),color:#0f172a")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func escaped(_ text: String) -> String { text.replacingScalars(["\"": "#quot;"]) }
}
