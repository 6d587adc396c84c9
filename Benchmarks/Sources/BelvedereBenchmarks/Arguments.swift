/// The arguments of the command line.
struct Arguments {
    private(set) var rounds = 31
    private(set) var workload: String?
    private(set) var contender: String?
    /// The names of the suites to run. If it is empty, all suites run.
    private(set) var suites: [String] = []

    init(_ words: some Sequence<String>) {
        var words = words.makeIterator()
        while let word = words.next() {
            switch word {
            case "--rounds": rounds = words.next().flatMap { Int($0) } ?? rounds
            case "--workload": workload = words.next()
            case "--contender": contender = words.next()
            default: suites.append(word)
            }
        }
    }
}
