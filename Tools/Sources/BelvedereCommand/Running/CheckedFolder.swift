import Architecture
import ArgumentParser
import CompilerIndex
import Foundation
import SwiftFacts

/// The folder of a project, and the options with which the command reads it.
struct CheckedFolder {
    let path: String
    let root: URL
    private let configurationPath: String?
    private let noCache: Bool
    private let index: Bool
    private let indexStore: String?

    init(path: String, configurationPath: String? = nil, noCache: Bool = false, index: Bool = false, indexStore: String? = nil) {
        self.path = path
        root = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        self.configurationPath = configurationPath
        self.noCache = noCache
        self.index = index
        self.indexStore = indexStore
    }

    /// - Throws: `ConfigurationProblems`, or an error with the reason why the folder cannot be read.
    func configuration() throws -> Configuration {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
            throw ValidationError("There is no folder \"\(path)\".")
        }
        guard isFolder.boolValue else { throw ValidationError("\"\(path)\" is a file; name the folder of a project.") }
        let file = configurationPath.map { URL(filePath: $0) } ?? root.appending(path: ".belvedere.yml")
        guard FileManager.default.fileExists(atPath: file.path) else {
            if let configurationPath { throw ValidationError("There is no configuration \"\(configurationPath)\".") }
            return Configuration()
        }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ConfigurationProblems([ConfigurationProblem(place: file.lastPathComponent, text: "cannot be read as a text in UTF-8")])
        }
        return try ConfigurationReader().read(text, path: configurationPath ?? ".belvedere.yml")
    }

    /// - Throws: `ValidationError` if the command line requires the compiler's index and the index cannot be read.
    func project(_ configuration: Configuration) async throws -> Project {
        let library = FactLibrary(cache: noCache ? nil : FactCache(folder: cacheFolder), largestFile: configuration.largestFile)
        let project = await ProjectReader(root: root, excluded: configuration.excluded, library: library).read()
        guard index || indexStore != nil else { return project }
        do {
            let store = try indexStore.map { URL(filePath: $0) } ?? CompilerIndex.store(below: root)
            return project.resolved(by: try CompilerIndex(store: store, files: Set(project.wholePaths(root: root))), root: root)
        } catch let problem as IndexProblem {
            throw ValidationError(problem.description)
        }
    }

    /// A hash of the project's files and of this program. Nil if the report may also depend on something else.
    func contentHash(_ configuration: Configuration) -> ContentHash? {
        guard !noCache, !index, indexStore == nil, let program = Bundle.main.executableURL,
            let built = FileStatus(path: program.path, followsLinks: true)?.modificationTime,
            let files = ProjectReader(root: root, excluded: configuration.excluded, library: FactLibrary(cache: nil)).contentHash()
        else { return nil }
        let settings = try? Data(contentsOf: configurationPath.map { URL(filePath: $0) } ?? root.appending(path: ".belvedere.yml"))
        let baseline = try? Data(contentsOf: root.appending(path: configuration.baseline))
        let parts = [settings, baseline].map { $0.map { ContentHash($0).description } ?? "none" }.joined(separator: " ")
        return ContentHash("\(built) \(files) \(parts) \(root.absoluteString) \(path) \(configurationPath ?? "")".utf8)
    }

    /// The key under which the report of a check is stored.
    ///
    /// - Parameter documentation: The address of the page with the rules, if the command line gives one.
    static func reportKey(_ hash: ContentHash, documentation: String?) -> ContentHash { ContentHash("\(hash) \(documentation ?? "")".utf8) }

    /// The folder for caches: in the build folder if the project has one, otherwise in the user's folder for caches.
    var cacheFolder: URL {
        // Use `getenv`, because Foundation would build a dictionary of all environment variables to read a single one.
        if let folder = getenv("BELVEDERE_CACHE").map({ String(cString: $0) }), !folder.isEmpty { return URL(filePath: folder) }
        let build = root.appending(path: ".build")
        if FileManager.default.fileExists(atPath: build.path) { return build.appending(path: "belvedere-cache") }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        let name = root.path.replacing("/", with: "_")
        return caches.appending(path: "belvedere").appending(path: name)
    }
}
