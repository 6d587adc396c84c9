import Architecture

/// The boxes and arrows of a graph at one level of detail.
struct GraphPicture {
    struct Box: Hashable {
        var name: String
        /// The name of the frame around the box, which is the target; empty for a box without a frame.
        var frame: String
        var role: Role?
        var isContract: Bool
        var findingCount: Int
    }

    struct Arrow: Hashable {
        var from: Int
        var to: Int
        var isViolation: Bool
        var isInheritance: Bool
    }

    private(set) var boxes: [Box] = []
    private(set) var arrows: [Arrow] = []
    /// The names of the frames around boxes, which are targets. The highest target is first.
    private(set) var frames: [String] = []

    init(_ graph: ArchitectureGraph, detail: GraphDetail) {
        frames = detail == .targets ? [""] : graph.targets
        var numbers: [String: Int] = [:]
        var owners: [Int] = []
        for type in graph.types {
            let key: String
            switch detail {
            case .targets: key = type.target
            case .folders: key = "\(type.target)/\(type.folder)"
            case .types: key = "\(type.target)/\(type.file)/\(type.path)"
            }
            if let number = numbers[key] {
                boxes[number].findingCount += type.findings.count
                owners.append(number)
            } else {
                numbers[key] = boxes.count
                owners.append(boxes.count)
                let name = detail == .targets ? type.target : detail == .folders ? (type.folder.isEmpty ? "·" : type.folder) : type.path
                boxes.append(
                    Box(
                        name: name, frame: detail == .targets ? "" : type.target, role: detail == .types ? type.role : nil,
                        isContract: detail == .types && type.isContract, findingCount: type.findings.count
                    ))
            }
        }
        var found: [[Int]: Arrow] = [:]
        for edge in graph.edges {
            let from = owners[edge.from]
            let to = owners[edge.to]
            guard from != to else { continue }
            var arrow = found[[from, to]] ?? Arrow(from: from, to: to, isViolation: false, isInheritance: true)
            arrow.isViolation = arrow.isViolation || edge.isViolation
            arrow.isInheritance = arrow.isInheritance && edge.isInheritance && detail == .types
            found[[from, to]] = arrow
        }
        arrows = found.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }
}
