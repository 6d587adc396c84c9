internal import BelvedereHeadless
internal import Testing

extension FailureReporter {
    /// Records failures as issues of the running test, at the line of the failed step.
    nonisolated package static let swiftTesting = FailureReporter { failure in
        Issue.record(
            Comment(rawValue: failure.message),
            sourceLocation: SourceLocation(
                fileID: failure.site.fileID,
                filePath: failure.site.filePath,
                line: failure.site.line,
                column: 1
            )
        )
    }
}
