import Architecture

/// Writes a graph in DOT, the language of the program Graphviz.
struct DotWriter {
    let picture: GraphPicture
    let title: String

    var text: String {
        var lines = [
            "digraph \(quoted(title)) {", "  rankdir=TB;",
            "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11];",
            "  edge [color=\"#64748b\"];",
        ]
        for (index, frame) in picture.frames.enumerated() {
            if !frame.isEmpty {
                lines += ["  subgraph cluster_\(index) {", "    label=\(quoted(frame)); color=\"#cbd5e1\"; fontname=\"Helvetica\";"]
            }
            for (number, box) in picture.boxes.enumerated() where box.frame == frame {
                let colour = box.findingCount > 0 ? RoleColour.violation : RoleColour.stroke(box.role)
                let style = box.isContract ? ", style=\"rounded,filled,dashed\"" : ""
                lines.append(
                    "    n\(number) [label=\(quoted(box.name)), fillcolor=\"\(RoleColour.fill(box.role))\", color=\"\(colour)\"\(style)];")
            }
            if !frame.isEmpty { lines.append("  }") }
        }
        for arrow in picture.arrows {
            var attributes: [String] = []
            if arrow.isViolation { attributes.append("color=\"\(RoleColour.violation)\", penwidth=2") }
            if arrow.isInheritance { attributes.append("style=dashed") }
            lines.append("  n\(arrow.from) -> n\(arrow.to)\(attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]");")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacingScalars(["\\": "\\\\", "\"": "\\\""]) + "\""
    }
}
