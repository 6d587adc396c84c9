import Foundation

/// An app that the sources of a package declare, such as `static let habits = BelvedereApp("Habits", path: "/habits")`.
struct AppDeclaration: Equatable {
    /// The name of the constant.
    let name: String
    /// The target with the declaration.
    let target: String

    /// The apps in the text of a file.
    ///
    /// Functions that make an app need arguments, which only code of the package has. So they do not count.
    static func all(in text: String, target: String) -> [AppDeclaration] {
        text.matches(of: /static\s+(?:let|var)\s+([A-Za-z_][A-Za-z0-9_]*)\s*(?::\s*BelvedereApp\s*)?=\s*BelvedereApp\(/).map {
            AppDeclaration(name: String($0.1), target: target)
        }
    }

    /// The apps in a folder, sorted by name.
    static func all(below folder: String, target: String) -> [AppDeclaration] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
            let text = FileManager.default.contents(atPath: folder + "/" + file).map { String(decoding: $0, as: UTF8.self) }
            return text.map { all(in: $0, target: target) } ?? []
        }
    }
}
