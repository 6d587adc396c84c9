internal import Belvedere

/// The content of a task: a sentence that says what to try, and the controls below it.
final class TaskCard: Stack {
    init(_ hint: String, _ views: View...) {
        super.init(.vertical, style: .group, [Label(hint, style: .detail)] + views)
    }
}
