import LiquidTemplates
import Yams

/// A template of the code generator Generamba: a folder with a `.rambaspec`, which lists its files, and the files in the template language
/// Liquid.
struct RambaTemplate {
    struct File {
        let name: String
        /// The path of the file's text in the template; nil for a group of Xcode, which has no file.
        let path: String?
        let customName: String?
    }

    let folder: String
    let codeFiles: [File]
    let testFiles: [File]
    /// The names of the CocoaPods that the generated code needs.
    let dependencies: [String]

    /// - Parameter values: The values for rendering the `.rambaspec`. It is a Liquid template too, so the list of files can depend on
    ///   parameters.
    /// - Throws: ``GenerationError`` if the `.rambaspec` is missing or cannot be read.
    init(folder: String, name: String, values: [String: LiquidValue], files: any FileStore) throws {
        self.folder = folder
        guard try files.kind(of: folder) == .folder else {
            throw GenerationError("generamba.template", "There is no folder \"\(folder)\" for the template \"\(name)\".")
        }
        let specs = try files.names(in: folder).filter { $0.hasSuffix(".rambaspec") }
        guard let spec = specs.first(where: { $0 == name + ".rambaspec" }) ?? (specs.count == 1 ? specs[0] : nil) else {
            throw GenerationError("generamba.spec", "The folder \"\(folder)\" has no file \"\(name).rambaspec\".")
        }
        let text = try files.text(of: folder + "/" + spec) ?? ""
        let rendered: String
        do { rendered = try LiquidTemplate(text).render(values) } catch {
            throw GenerationError("generamba.liquid", "The spec cannot be read: \(error.text)", at: "\(spec):\(error.line)")
        }
        let root: Node?
        do { root = try compose(yaml: rendered, .basic) } catch {
            throw GenerationError("generamba.spec", "The spec is not YAML: \(error)", at: spec)
        }
        codeFiles = try Self.files(root?["code_files"], at: spec)
        testFiles = try Self.files(root?["test_files"], at: spec)
        dependencies = root?["dependencies"]?.sequence.map { $0.compactMap { $0.string ?? $0["name"]?.string } } ?? []
        if codeFiles.isEmpty, testFiles.isEmpty {
            throw GenerationError("generamba.spec", "The spec lists no files under \"code_files\" or \"test_files\".", at: spec)
        }
    }

    private static func files(_ node: Node?, at spec: String) throws -> [File] {
        try (node?.sequence.map(Array.init) ?? []).map { node in
            guard let name = node["name"]?.string else { throw GenerationError("generamba.spec", "A file has no \"name\".", at: spec) }
            return File(name: name, path: node["path"]?.string, customName: node["custom_name"]?.string)
        }
    }
}
