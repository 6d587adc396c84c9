internal import Foundation
internal import Hummingbird
internal import Logging
internal import NIOPosix

/// Serves the files of one folder through Hummingbird's file middleware, and no file outside of the folder.
///
/// The middleware passes file names as visitors have written them. A symbolic link may lead out of the folder, and the operating system
/// ends a name at a zero byte. So the resolved path of each name is checked.
struct FolderFiles: FileProvider {
    private let files: LocalFileSystem
    /// The path of the folder, in which symbolic links are resolved.
    private let root: String

    /// - Parameter folder: the path of the folder. If it does not exist, no file is served.
    init(in folder: String) {
        root = Self.place(of: folder) ?? folder
        files = LocalFileSystem(rootFolder: root, threadPool: .singleton, logger: Logger(label: "FolderFiles"))
    }

    func getFileIdentifier(_ path: String) -> String? {
        guard let name = files.getFileIdentifier(path), let place = Self.place(of: name), place == root || place.hasPrefix(root + "/")
        else { return nil }
        return place
    }

    func getAttributes(id: String) async throws -> LocalFileSystem.FileAttributes? { try await files.getAttributes(id: id) }

    func loadFile(id: String, context: some RequestContext) async throws -> ResponseBody {
        try await files.loadFile(id: id, context: context)
    }

    func loadFile(id: String, range: ClosedRange<Int>, context: some RequestContext) async throws -> ResponseBody {
        try await files.loadFile(id: id, range: range, context: context)
    }

    /// Returns the resolved path of a file name, or `nil` if the folder has no such file.
    private static func place(of name: String) -> String? {
        guard !name.utf8.contains(0), let place = realpath(name, nil) else { return nil }
        defer { free(place) }
        return String(cString: place)
    }
}
