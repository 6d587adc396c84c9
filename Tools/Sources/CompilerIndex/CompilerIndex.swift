public import Foundation

/// The content of the index that the compiler wrote while it built the files of a project.
///
/// A source text contains only names. The index contains their meanings: the inferred type of a property, the right one of two types with
/// the same name, the type behind a type alias.
///
///     let index = try CompilerIndex(store: URL(filePath: ".build/debug/index/store"), files: [file.path])
///     index.files[file.path]?.propertyTypes
public struct CompilerIndex: Sendable {
    /// The data about each file. The key is the file's absolute path without symbolic links.
    public internal(set) var files: [String: IndexedFile] = [:]

    /// Creates an index from data that is already read. Tests use it.
    public init(files: [String: IndexedFile]) { self.files = files }

    /// - Parameters:
    ///   - store: The folder of the index, which the build gave to the compiler as `-index-store-path`.
    ///   - files: The absolute paths of the files to read from the index, without symbolic links.
    ///   - library: The path of libIndexStore; nil uses the library beside the compiler.
    /// - Throws: ``IndexProblem`` if there is no index, or no library that can read it.
    /// - Complexity: O(n) in the number of names in the files.
    public init(store: URL, files: Set<String>, library: String? = nil) throws(IndexProblem) {
        guard Self.newestUnits(in: store) != nil else { throw IndexProblem(.store(store.path, reason: "it holds no units")) }
        guard let path = library ?? IndexStoreLibrary.pathBesideCompiler() else { throw IndexProblem(.noLibrary) }
        let reader = try IndexStoreReader(store: store.path, library: IndexStoreLibrary(path: path))
        defer { reader.close() }
        self.files = reader.read(files)
    }

    /// The folder of the newest index that a build with the Swift package manager wrote below a folder.
    ///
    /// - Throws: ``IndexProblem`` if there is none.
    public static func store(below folder: URL) throws(IndexProblem) -> URL {
        let manager = FileManager.default
        let builds = ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasPrefix(".build") }.sorted()
        var found: (time: Date, store: URL)?
        for build in builds {
            let whole = folder.appending(path: build)
            for configuration in (try? manager.contentsOfDirectory(atPath: whole.path).sorted()) ?? [] {
                let store = whole.appending(path: configuration).appending(path: "index").appending(path: "store")
                guard let units = newestUnits(in: store), units > found?.time ?? .distantPast else { continue }
                found = (units, store)
            }
        }
        guard let found else { throw IndexProblem(.noStore(folder.path)) }
        return found.store
    }

    /// The modification time of the index's folder `units`. It changes whenever the compiler has compiled a file.
    private static func newestUnits(in store: URL) -> Date? {
        let manager = FileManager.default
        guard let versions = try? manager.contentsOfDirectory(atPath: store.path) else { return nil }
        return versions.compactMap { version in
            let units = store.appending(path: version).appending(path: "units")
            return try? manager.attributesOfItem(atPath: units.path)[.modificationDate] as? Date
        }.max()
    }
}
