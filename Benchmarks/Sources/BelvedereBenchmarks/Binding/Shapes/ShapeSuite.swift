/// Graphs of many nodes, like those in the benchmarks of other libraries. Each graph is made for its own measurement and released after it,
/// because a million unused nodes would slow down the next one.
func runShapeSuite(_ report: Report, rounds: Int) {
    for shape in PropagateShape.all { report.print(named: shape.name, rounds: rounds) { shape.workload() } }
    for shape in CellxShape.all { report.print(named: shape.name, rounds: rounds) { shape.workload() } }
    for shape in DynamicGraphShape.all { report.print(named: shape.name, rounds: rounds) { shape.workload() } }
    for shape in KairoShape.all { report.print(named: shape.name, rounds: rounds) { shape.workload() } }
}
