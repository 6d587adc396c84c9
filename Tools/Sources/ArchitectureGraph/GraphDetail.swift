/// What a box of a picture is.
public enum GraphDetail: String, CaseIterable, Sendable {
    case targets
    case folders
    case types
}
