/// Prints measurements as a table, and counts the met targets.
final class Report {
    private(set) var met = 0
    private(set) var missed: [String] = []
    private let chosenWorkload: String?
    private let chosenContender: String?

    /// Makes a report about some of the workloads.
    ///
    /// - Parameters:
    ///   - workload: a text; only workloads whose names contain it are measured. `nil` measures all.
    ///   - contender: a text; only contenders whose names contain it are measured, so that a profiler can observe one of them. Targets are
    ///     not checked then. `nil` measures all.
    init(workload: String?, contender: String?) {
        chosenWorkload = workload
        chosenContender = contender
    }

    /// Makes and measures a workload, if it was chosen, and prints the result.
    func print(named name: String, rounds: Int, _ make: () -> Workload) {
        if let chosenWorkload, !name.contains(chosenWorkload) { return }
        print(make(), rounds: rounds)
    }

    func print(_ workload: Workload, rounds: Int) {
        if let chosenWorkload, !workload.name.contains(chosenWorkload) { return }
        let results = workload.measure(rounds: rounds, contender: chosenContender)
        Swift.print("\n\(workload.name)")
        Swift.print(row(["contender", "min ns", "median", "p99", "allocs", "ratio, target"]))
        for (contender, measurement) in results {
            var verdict = ""
            if let target = contender.target,
                let reference = results.first(where: { $0.0.name == target.reference })?.1
            {
                let ratio = measurement.minimum / reference.minimum
                verdict =
                    "\(decimal(ratio)) x \(target.reference), "
                    + judge(ratio <= target.ratio, "\(workload.name): \(decimal(ratio)) x \(target.reference)", target.ratio)
            }
            Swift.print(
                row([
                    contender.name, decimal(measurement.minimum), decimal(measurement.median),
                    decimal(measurement.percentile99), decimal(measurement.allocationsPerOperation), verdict,
                ])
            )
        }
    }

    /// Prints one number that has a limit.
    func print(_ name: String, _ value: Double, limit: Double? = nil) {
        let verdict = limit.map { judge(value <= $0, "\(name): \(decimal(value))", $0) } ?? ""
        Swift.print(row([name, decimal(value), "", "", "", verdict]))
    }

    func summary() {
        Swift.print("\nTargets met: \(met) of \(met + missed.count)")
        for miss in missed { Swift.print("missed: \(miss)") }
    }

    private func judge(_ isMet: Bool, _ what: String, _ limit: Double) -> String {
        if isMet { met += 1 } else { missed.append("\(what), target \(decimal(limit))") }
        return "target \(decimal(limit)): \(isMet ? "met" : "MISSED")"
    }

    private func row(_ cells: [String]) -> String {
        let widths = [44, 12, 12, 12, 9, 0]
        return zip(cells, widths).map { cell, width in
            width == 44
                ? cell + String(repeating: " ", count: max(1, width - cell.count))
                : String(repeating: " ", count: max(0, width - cell.count)) + cell + (width == 0 ? "" : " ")
        }.joined()
    }

    private func decimal(_ value: Double) -> String {
        let scaled = (value * 100).rounded()
        let whole = Int(scaled) / 100
        let rest = Int(scaled) % 100
        if value >= 100 { return "\(Int(value.rounded()))" }
        return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
