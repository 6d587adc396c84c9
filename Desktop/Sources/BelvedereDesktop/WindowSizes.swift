internal import Foundation

/// The sizes of closed windows, so that a window opens as large as the person has left it. They are in one file for each program.
struct WindowSizes: Sendable {
    private struct Size: Codable {
        let width: Int
        let height: Int
    }

    private let file: URL

    /// - Parameter folder: the folder for the state of this program.
    init(in folder: URL) {
        file = folder.appending(component: "windows.json")
    }

    /// The folder in which this program keeps its state for this user, as the XDG Base Directory Specification says.
    static var folder: URL {
        let environment = ProcessInfo.processInfo.environment
        let program = URL(filePath: CommandLine.arguments.first ?? "belvedere").lastPathComponent
        if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return URL(filePath: folder).appending(component: program) }
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state").appending(component: program)
    }

    /// The size of the last window of an app; nil if there was none, or if the file cannot be read.
    func size(of path: String) -> (width: Int, height: Int)? { all[path].map { ($0.width, $0.height) } }

    /// Keeps the size of a window. A program that cannot write its state works without it.
    func remember(_ width: Int, _ height: Int, of path: String) {
        var all = all
        all[path] = Size(width: width, height: height)
        guard let data = try? JSONEncoder().encode(all) else { return }
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: file, options: .atomic)
    }

    private var all: [String: Size] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: Size].self, from: data)) ?? [:]
    }
}
