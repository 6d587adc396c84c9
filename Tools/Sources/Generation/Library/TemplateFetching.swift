import Foundation

/// Fetches the templates that a project pins at git addresses.
public struct TemplateFetching {
    private let files: any FileStore

    /// - Parameter files: where it reads the list and writes the cache.
    public init(files: any FileStore = LocalFiles()) { self.files = files }

    /// Fetches what is not in the cache yet, and returns the names of it.
    ///
    /// - Throws: ``GenerationError`` with what git said.
    public func fetch(for project: String, into cache: String) throws -> [String] {
        var fetched: [String] = []
        for pin in try TemplatePin.read(in: project, files: files) {
            let folder = pin.repository(in: cache)
            if try files.kind(of: folder) != nil { continue }
            // A fetch that is cut leaves a folder of another name, so half a template is never used.
            let unfinished = folder + ".unfinished"
            try files.removeTree(unfinished)
            try files.makeFolders(unfinished)
            try git(["init", "--quiet"], in: unfinished, pin)
            try git(["fetch", "--quiet", "--depth", "1", "--", pin.url, pin.revision], in: unfinished, pin)
            // No code of the repository runs: git's hooks stand outside of what is fetched, and filters need a setting.
            try git(["checkout", "--quiet", "--detach", pin.revision], in: unfinished, pin)
            try files.rename(unfinished, to: folder)
            fetched.append(pin.name)
        }
        return fetched
    }

    private func git(_ arguments: [String], in folder: String, _ pin: TemplatePin) throws {
        let result = try ChildProcess.run(["git", "-C", folder] + arguments)
        if result.status != 0 {
            throw GenerationError(
                "template.git",
                "git could not fetch the template \"\(pin.name)\" from \(pin.url): \(result.text.trimmingCharacters(in: .whitespacesAndNewlines))"
            )
        }
    }
}
