import Belvedere

/// The state of the screen of one chore. It notifies its parent by a closure and knows nothing else about it.
final class ChoreViewModel: ViewModel {
    let name: String
    let isDone: Dynamic<Bool>
    private var token: BindingToken?

    init(_ chore: Chore, onChange: @escaping (Bool) -> Void) {
        name = chore.name
        isDone = Dynamic(chore.isDone)
        token = isDone.bind(onChange)
    }
}
