import BelvedereBinding

/// What the bindings report while `body` runs.
func reports(roundLimit: Int = 10_000, of body: () -> Void) -> [BindingReport] {
    var reports: [BindingReport] = []
    BindingReport.withHandler(roundLimit: roundLimit, { reports.append($0) }, body)
    return reports
}
