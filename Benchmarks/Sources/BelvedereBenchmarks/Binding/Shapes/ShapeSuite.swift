/// Graphs of many nodes, in the shapes that other libraries are measured with. A graph is made when its turn comes and goes
/// after it, because a million nodes that nobody uses slow down whatever is measured next.
func runShapeSuite(_ report: Report, rounds: Int) {
    for shape in PropagateShape.all { report.print(named: shape.name, rounds: rounds) { shape.workload() } }
    for shape in CellxShape.all { report.print(named: shape.name, rounds: rounds) { shape.workload() } }
    for shape in DynamicGraphShape.all { report.print(named: shape.name, rounds: rounds) { shape.workload() } }
    for shape in KairoShape.all { report.print(named: shape.name, rounds: rounds) { shape.workload() } }
}
