// One suite per area: `swift run -c release belvedere-benchmarks binding`.
let suites: [String: (Report, Int) -> Void] = [
    "binding": runBindingSuite,
    "kit": runKitSuite,
]

var arguments = CommandLine.arguments.dropFirst()
var rounds = 31
if let index = arguments.firstIndex(of: "--rounds"), index + 1 < arguments.endIndex {
    rounds = Int(arguments[index + 1]) ?? rounds
    arguments.removeSubrange(index...index + 1)
}
let chosen = arguments.isEmpty ? suites.keys.sorted() : Array(arguments)
let report = Report()
for name in chosen {
    guard let suite = suites[name] else {
        print("There is no suite \(name). The suites: \(suites.keys.sorted().joined(separator: ", ")).")
        continue
    }
    print("== \(name): nanoseconds of processor time per operation, \(rounds) rounds that take turns")
    suite(report, rounds)
}
report.summary()
