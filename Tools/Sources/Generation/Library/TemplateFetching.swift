import Foundation

/// Downloads with git the templates that a project lists in `.belvedere/templates.yml`.
public struct TemplateFetching {
    private let files: any FileStore

    /// - Parameter files: The store that reads the list of templates and writes the cache.
    public init(files: any FileStore = LocalFiles()) { self.files = files }

    /// Fetches the templates that are not in the cache yet, and returns their names.
    ///
    /// - Throws: ``GenerationError`` with git's message if git fails.
    public func fetch(for project: String, into cache: String) throws -> [String] {
        var fetched: [String] = []
        for pin in try TemplatePin.read(in: project, files: files) {
            let folder = pin.repository(in: cache)
            if try files.kind(of: folder) != nil { continue }
            // Fetch into a folder with another name first. If the fetch is interrupted, no incomplete template is used later.
            let unfinished = folder + ".unfinished"
            try files.removeTree(unfinished)
            try files.makeFolders(unfinished)
            try git(["init", "--quiet"], in: unfinished, pin)
            try git(["fetch", "--quiet", "--depth", "1", "--", pin.url, pin.revision], in: unfinished, pin)
            // Fetching runs no code from the repository: git's hooks are not part of a repository, and its filters run only if the user's
            // settings define them.
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
                """
                git could not fetch the template "\(pin.name)" from \(pin.url): \
                \(result.text.trimmingCharacters(in: .whitespacesAndNewlines))
                """
            )
        }
    }
}
