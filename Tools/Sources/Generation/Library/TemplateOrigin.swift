/// The place where a template was found. The library searches the places in the order of these cases.
public enum TemplateOrigin: Sendable, Hashable {
    /// A folder that the developer gave on the command line.
    case folder(String)
    /// The folder `.belvedere/templates` of the project.
    case project
    /// A git repository at a fixed commit, as the project lists it in `.belvedere/templates.yml`.
    case git(url: String, revision: String)
    /// The user's folder `~/.config/belvedere/templates`.
    case user
    /// The templates that are compiled into this program.
    case builtIn

    /// Whether the commands of the template run without asking the person. That is safe only if the user or this program wrote them.
    public var isTrusted: Bool { self == .user || self == .builtIn }

    /// A description of the place, for lists of templates.
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
