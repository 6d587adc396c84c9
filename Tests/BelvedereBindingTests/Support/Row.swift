/// A list element with an identity and a content that can change.
struct Row: Identifiable, Hashable {
    let id: Int
    var text: Int
}
