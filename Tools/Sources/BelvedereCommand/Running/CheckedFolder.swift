import Architecture
import ArgumentParser
import CompilerIndex
import Foundation
import SwiftFacts

/// A project, and how it is read.
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

    /// - Throws: `ConfigurationProblems`, or a reason why the folder cannot be read.
    func configuration() throws -> Configuration {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
            throw ValidationError("There is no folder '\(path)'.")
        }
        guard isFolder.boolValue else { throw ValidationError("'\(path)' is a file; name the folder of a project.") }
        let file = configurationPath.map { URL(filePath: $0) } ?? root.appending(path: ".belvedere.yml")
        guard FileManager.default.fileExists(atPath: file.path) else {
            if let configurationPath { throw ValidationError("There is no configuration '\(configurationPath)'.") }
            return Configuration()
        }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ConfigurationProblems([ConfigurationProblem(place: file.lastPathComponent, text: "cannot be read as a text in UTF-8")])
        }
        return try ConfigurationReader().read(text, path: configurationPath ?? ".belvedere.yml")
    }

    /// - Throws: `ValidationError` if the index was asked for and cannot be read.
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

    /// A number for everything that the project says, and for the program that reads it. Nil where the report may depend on more.
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

    /// What the report of a check is kept by.
    ///
    /// - Parameter documentation: The page of the rules, if the command line names one.
    static func reportKey(_ hash: ContentHash, documentation: String?) -> ContentHash { ContentHash("\(hash) \(documentation ?? "")".utf8) }

    /// Beside what the build makes, where there is a build; else with the caches of the person.
    var cacheFolder: URL {
        // Foundation makes a dictionary of all variables to tell one.
        if let folder = getenv("BELVEDERE_CACHE").map({ String(cString: $0) }), !folder.isEmpty { return URL(filePath: folder) }
        let build = root.appending(path: ".build")
        if FileManager.default.fileExists(atPath: build.path) { return build.appending(path: "belvedere-cache") }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        let name = root.path.replacing("/", with: "_")
        return caches.appending(path: "belvedere").appending(path: name)
    }
}
