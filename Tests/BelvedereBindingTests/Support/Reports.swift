import BelvedereBinding

/// Runs `body`, and returns the problems that bindings report meanwhile.
func reports(roundLimit: Int = 10_000, of body: () -> Void) -> [BindingReport] {
    var reports: [BindingReport] = []
    BindingReport.withHandler(roundLimit: roundLimit, { reports.append($0) }, body)
    return reports
}
