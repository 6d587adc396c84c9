/// The targets of all Xcode projects, and the target of each file in them.
struct XcodeFiles {
    private(set) var targets: [ProjectTarget] = []
    private var numbersByFile: [String: Int] = [:]
    /// The indexes of the targets after the first that compile a file, by its path.
    private(set) var otherTargets: [String: Set<Int>] = [:]
    /// The folders whose files Xcode finds itself, the longest path first.
    private var folders: [(path: String, target: Int, exceptions: Set<String>)] = []

    init(projects: [(folder: String, targets: [XcodeTarget])]) {
        var found: [(folder: String, target: XcodeTarget)] = []
        for (folder, targets) in projects {
            // A test can compile files of the app. They belong to the app.
            found += (targets.filter { !$0.isTest } + targets.filter(\.isTest)).map { (folder, $0) }
        }
        for (number, (folder, target)) in found.enumerated() {
            targets.append(
                ProjectTarget(
                    name: Self.module(target.name), isTest: target.isTest, folder: folder,
                    dependencies: target.dependencies.map(Self.module)
                ))
            let exceptions = Set(target.exceptions.map { TargetLayout.join(folder, $0) })
            folders += target.folders.map { (TargetLayout.join(folder, $0), number, exceptions) }
        }
        folders.sort { $0.path.utf8.count > $1.path.utf8.count }
        // A file in the folder of one target can be a file of others too.
        for (number, (folder, target)) in found.enumerated() {
            for path in target.files.map({ TargetLayout.join(folder, $0) }) {
                if self.target(of: path) == nil {
                    numbersByFile[path] = number
                } else {
                    otherTargets[path, default: []].insert(number)
                }
            }
        }
    }

    /// The index of the target of a file; nil if no target contains it.
    func target(of path: String) -> Int? {
        if let number = numbersByFile[path] { return number }
        return folders.first { path.hasPrefix($0.path + "/") && !$0.exceptions.contains(path) }?.target
    }

    /// The name of the module that the compiler makes of a target, such as `My_App` for `My App`.
    private static func module(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
