extension Codebase {
    /// The folder of a target that a file stands in, from the root of the project; nil directly in the target.
    func folder(of file: SourceFile) -> String? {
        let depth = target(of: file).folder.split(separator: "/").count
        let folders = file.folders
        guard folders.count > depth else { return nil }
        return folders.prefix(depth + 1).joined(separator: "/")
    }
}
