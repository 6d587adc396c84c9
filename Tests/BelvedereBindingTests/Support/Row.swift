/// A list element with an identity and a changeable content.
struct Row: Identifiable, Hashable {
    let id: Int
    var text: Int
}
