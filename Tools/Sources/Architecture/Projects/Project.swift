/// The Swift files of a project, by target.
public struct Project: Sendable {
    public var targets: [ProjectTarget]
    public var files: [SourceFile]
    public var notices: [Notice]
    /// What the compiler knows of the names; nil where only their text is known.
    public internal(set) var exactNames: ExactNames?

    public init(targets: [ProjectTarget], files: [SourceFile], notices: [Notice] = []) {
        self.targets = targets
        self.files = files
        self.notices = notices
    }
}
