#if canImport(UIKit)
/// The cases of the suite that this host does not pass yet, each with the reason. A test fails as soon as one of them passes, so that the
/// list never names too many.
nonisolated enum KnownIssues {
    static let reasons: [String: String] = [:]
}
#endif
