extension BuildFailure {
    /// The errors for the panel over a page: the first five, and the number of the others.
    func parts(root: String) -> [DevelopmentPage.Report.Problem] {
        if problems.isEmpty { return [DevelopmentPage.Report.Problem(text: reason)] }
        let parts = problems.prefix(5).map { problem in
            DevelopmentPage.Report.Problem(place: problem.place(in: root), text: problem.text, code: problem.code)
        }
        let rest = problems.count - parts.count
        return parts + (rest > 0 ? [DevelopmentPage.Report.Problem(text: rest == 1 ? "One more error." : "\(rest) more errors.")] : [])
    }
}
