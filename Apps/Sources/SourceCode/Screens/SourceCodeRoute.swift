internal import Belvedere

/// The screens of the code: all files, and one of them.
enum SourceCodeRoute: Route {
    case list
    case file(module: String, name: String)

    static let paths = ["list": "", "file": ":module/:name"]

    func isAllowed(above beneath: SourceCodeRoute) -> Bool {
        guard case .file(let module, let name) = self else { return true }
        return beneath == .list && SourceLibrary.shared.file(name, in: module) != nil
    }
}
