/// The reason why an edit that is usually loaded into the running program needs a restart.
enum RestartReason: Equatable {
    /// A catalogue has other names, arguments or languages than before.
    case declarations(file: String)
    /// The program has read an edited text for itself, and can have kept it.
    case keptText(file: String)
    /// A constant or a variable that lives as long as the program has a text of the catalogue.
    case constant(file: String, texts: String)
    /// Something outside of the bodies of functions changed.
    case otherThanBodies(file: String)
    /// A constant or a variable that lives as long as the program has a value of the edited type or function.
    case keptValue(file: String, type: String)
    /// The program cannot close what it has loaded.
    case manyLoads(Int)

    /// A part of a sentence, after "because".
    var words: String {
        switch self {
        case .declarations(let file): "a name, an argument or a language of \(file) changed"
        case .keptText(let file): "the program can have kept a text of \(file)"
        case .constant(let file, let texts): "\(file) keeps a text of \(texts) in a static or global value"
        case .otherThanBodies(let file): "a declaration in \(file) changed"
        case .keptValue(let file, let type): "\(file) keeps a value of \(type) in a static or global value"
        case .manyLoads(let count): "the program has loaded \(count) edits"
        }
    }
}
