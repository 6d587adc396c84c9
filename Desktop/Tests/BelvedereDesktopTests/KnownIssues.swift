/// The cases of the suite that this host does not pass, each with the reason. A test fails as soon as one of them passes, so that the list
/// never names too many.
enum KnownIssues {
    static let reasons = [
        "A drawing tells its shapes and where the pointer is": "Drawings are not shown yet.",
        "A drawing that is dragged shows another part of itself, below the views over its corners": "Drawings are not shown yet.",
    ]
}
