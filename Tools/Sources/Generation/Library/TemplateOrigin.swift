/// Where a template comes from. Templates are looked for in this order.
public enum TemplateOrigin: Sendable, Hashable {
    /// A folder that a person named.
    case folder(String)
    /// The project's `.belvedere/templates`.
    case project
    /// A git address, pinned to a revision by the project.
    case git(url: String, revision: String)
    /// `~/.config/belvedere/templates`.
    case user
    /// Part of this program.
    case builtIn

    /// Whether hooks run without a question: nobody else could have written them.
    public var isTrusted: Bool { self == .user || self == .builtIn }

    /// In words, for lists.
    public var words: String {
        switch self {
        case .folder(let path): path
        case .project: "project"
        case .git(let url, let revision): "\(url) at \(revision.prefix(12))"
        case .user: "user"
        case .builtIn: "built in"
        }
    }
}
