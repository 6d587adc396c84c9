import Repeatable
import Suggestions
import Yams

/// An entry of `.belvedere/templates.yml`: a template in a git repository, at one fixed commit.
public struct TemplatePin: Sendable, Hashable {
    /// The path of the file that lists a project's templates from git.
    public static let fileName = ".belvedere/templates.yml"

    /// The name under which the project uses the template.
    public let name: String
    /// The address of the repository.
    public let url: String
    /// The full hash of a commit. Branches and tags are not allowed, because they can change.
    public let revision: String
    /// The path of the template's folder in the repository; empty for the root.
    public let path: String

    /// The path of the template's folder within a cache folder.
    func folder(in cache: String) -> String {
        repository(in: cache) + (path.isEmpty ? "" : "/" + path)
    }

    func repository(in cache: String) -> String { cache + "/" + FNVDigest.digits(of: "\(url) \(revision)".utf8) }

    /// The git templates that a project lists; empty if the project has no `.belvedere/templates.yml`.
    ///
    /// - Throws: ``GenerationError`` if the list cannot be read.
    static func read(in project: String, files: any FileStore) throws -> [TemplatePin] {
        guard let text = try files.text(of: project + "/" + fileName) else { return [] }
        let root: Node?
        do { root = try compose(yaml: text, .basic) } catch {
            throw GenerationError("pins.yaml", "The list is not YAML: \(error)", at: fileName)
        }
        var problems = ProblemList()
        let pins = (root?.sequence.map(Array.init) ?? []).compactMap { node -> TemplatePin? in
            let place = node.mark.map { "\(fileName):\($0.line)" } ?? fileName
            let known = ["name", "git", "revision", "path"]
            for (key, _) in node.mapping ?? [:] where !known.contains(key.string ?? "") {
                problems.add(
                    "pins.form", "\"\(key.string ?? "")\" means nothing here.\(Suggestion.sentence(for: key.string ?? "", among: known))",
                    at: place)
            }
            guard let name = node["name"]?.string, let url = node["git"]?.string, let revision = node["revision"]?.string else {
                problems.add("pins.form", "A template needs \"name\", \"git\" and \"revision\".", at: place)
                return nil
            }
            if revision.count != 40 || !revision.allSatisfy(\.isHexDigit) {
                problems.add(
                    "pins.revision", "The revision \"\(revision)\" is no whole hash of a commit (40 digits). Branches and tags can move.",
                    at: place)
            }
            if url.hasPrefix("-") || name.contains("/") || name.hasPrefix(".") {
                problems.add("pins.form", "The name or the address of \"\(name)\" cannot be used.", at: place)
            }
            let path = node["path"]?.string ?? ""
            if !path.isEmpty, (try? Path.relative(path)) == nil {
                problems.add("pins.form", "The path \"\(path)\" leads out of the repository.", at: place)
            }
            return TemplatePin(name: name, url: url, revision: revision.lowercased(), path: path)
        }
        try problems.throwIfAny()
        return pins
    }
}
