// There is one suite for each area: `swift run -c release belvedere-benchmarks binding` runs one of them.
let suites: [String: (Report, Int) -> Void] = [
    "binding": runBindingSuite,
    "kit": runKitSuite,
    "shapes": runShapeSuite,
]

let arguments = Arguments(CommandLine.arguments.dropFirst())
let report = Report(workload: arguments.workload, contender: arguments.contender)
for name in arguments.suites.isEmpty ? suites.keys.sorted() : arguments.suites {
    guard let suite = suites[name] else {
        print("There is no suite \(name). The suites: \(suites.keys.sorted().joined(separator: ", ")).")
        continue
    }
    print("== \(name): nanoseconds of processor time per operation, \(arguments.rounds) rounds that take turns")
    suite(report, arguments.rounds)
}
report.summary()
