internal import Belvedere

/// A row of the list: the dog's name, and its age below.
final class DoggyCell: Stack {
    let name = Label()
    let age = Label(style: .detail)

    init() {
        super.init(.vertical, [name, age])
    }
}
