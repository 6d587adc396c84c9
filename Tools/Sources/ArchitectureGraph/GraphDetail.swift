/// The level of detail of a picture: whether each box is a target, a folder or a type.
public enum GraphDetail: String, CaseIterable, Sendable {
    case targets
    case folders
    case types
}
