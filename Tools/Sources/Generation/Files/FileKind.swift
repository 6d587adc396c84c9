/// The kind of the entry at a path, such as a file, a folder or a link.
public enum FileKind: Sendable, Hashable {
    case file, folder, link, other
}
