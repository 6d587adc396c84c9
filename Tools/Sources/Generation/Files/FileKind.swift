/// What stands at a path.
public enum FileKind: Sendable, Hashable {
    case file, folder, link, other
}
