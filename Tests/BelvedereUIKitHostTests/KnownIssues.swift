#if canImport(UIKit)
/// The cases of the suite that this host does not pass yet, each with the reason. A test fails as soon as one of them passes, so that the
/// list never names too many.
nonisolated enum KnownIssues {
    static let reasons: [String: String] = Dictionary(
        uniqueKeysWithValues: groups.flatMap { group in group.cases.map { ($0, group.reason) } })

    private static let groups: [(reason: String, cases: [String])] = [
        (
            "The host shows no drawings yet.",
            [
                "A drawing tells its shapes and where the pointer is",
                "A drawing that is dragged shows another part of itself, below the views over its corners",
            ]
        )
    ]
}
#endif
