/// The Swift files of a project and their targets.
public struct Project: Sendable {
    public var targets: [ProjectTarget]
    public var files: [SourceFile]
    public var notices: [CheckNotice]
    /// The paths of files and folders that were not read and can hold code.
    public var omitted: [String] = []
    /// The compiler's knowledge of the names; nil if only their text is known.
    public internal(set) var exactNames: ExactNames?

    public init(targets: [ProjectTarget], files: [SourceFile], notices: [CheckNotice] = []) {
        self.targets = targets
        self.files = files
        self.notices = notices
    }
}
