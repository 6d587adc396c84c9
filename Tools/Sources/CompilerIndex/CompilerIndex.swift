public import Foundation

/// What the compiler wrote down about the files of a project while it built them.
///
/// A reader of source text sees names. The compiler knows what they mean: the type of a property that nobody wrote, which of two types of
/// one name is meant, what a type alias stands for.
///
///     let index = try CompilerIndex(store: URL(filePath: ".build/debug/index/store"), files: [file.path])
///     index.files[file.path]?.propertyTypes
public struct CompilerIndex: Sendable {
    /// By the whole path of the file, without symbolic links.
    public internal(set) var files: [String: IndexedFile] = [:]

    /// An index that somebody else has read.
    public init(files: [String: IndexedFile]) { self.files = files }

    /// - Parameters:
    ///   - store: The folder that the compiler was given as `-index-store-path`.
    ///   - files: The whole paths of the files that are of interest, without symbolic links.
    ///   - library: libIndexStore; nil takes the one beside the compiler.
    /// - Throws: ``IndexProblem`` if there is no index, or nothing that can read it.
    /// - Complexity: O(n) in the number of names in the files.
    public init(store: URL, files: Set<String>, library: String? = nil) throws(IndexProblem) {
        guard Self.newestUnits(in: store) != nil else { throw IndexProblem(.store(store.path, reason: "it holds no units")) }
        guard let path = library ?? IndexStoreLibrary.pathBesideCompiler() else { throw IndexProblem(.noLibrary) }
        let reader = try IndexStoreReader(store: store.path, library: IndexStoreLibrary(path: path))
        defer { reader.close() }
        self.files = reader.read(files)
    }

    /// The newest index that a build with SwiftPM left below a folder.
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

    /// The folder of units changes with each file that is compiled.
    private static func newestUnits(in store: URL) -> Date? {
        let manager = FileManager.default
        guard let versions = try? manager.contentsOfDirectory(atPath: store.path) else { return nil }
        return versions.compactMap { version in
            let units = store.appending(path: version).appending(path: "units")
            return try? manager.attributesOfItem(atPath: units.path)[.modificationDate] as? Date
        }.max()
    }
}
