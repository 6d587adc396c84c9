internal import Belvedere

/// The routes of the app's screens: the list of files, and one file.
enum SourceCodeRoute: Route {
    case list
    case file(module: String, name: String)

    static let paths = ["list": "", "file": ":module/:name"]

    func isAllowed(above beneath: SourceCodeRoute) -> Bool {
        guard case .file(let module, let name) = self else { return true }
        return beneath == .list && SourceLibrary.shared.file(name, in: module) != nil
    }
}
