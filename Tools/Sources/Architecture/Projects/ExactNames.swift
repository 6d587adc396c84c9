internal import CompilerIndex
import SwiftFacts

/// What the compiler said about the names of a project, as far as it has seen the files as they are.
public struct ExactNames: Sendable {
    /// By the place of the file in `Project.files`; nil where the file was not built, or has changed since.
    private let files: [IndexedFile?]
    private let numbersByPath: [String: Int]

    init(files: [IndexedFile?], numbersByPath: [String: Int]) {
        self.files = files
        self.numbersByPath = numbersByPath
    }

    /// What a name means.
    enum Meaning: Hashable {
        /// The compiler has not seen it.
        case unknown
        /// A type that no file of the project declares.
        case elsewhere
        case declared(file: Int, position: SourcePosition)
    }

    /// - Parameter file: The place of the file in `Project.files`.
    func meaning(of reference: ReferenceFact, in file: Int) -> Meaning {
        guard let indexed = files[file] else { return .unknown }
        // Of `Login.LoginService` the last part is the type.
        let prefix = reference.name.unicodeScalars.count - (reference.name.split(separator: ".").last?.unicodeScalars.count ?? 0)
        let position = SourcePosition(line: reference.position.line, column: reference.position.column + prefix)
        guard let type = indexed.types[position] else { return .unknown }
        guard let declaration = type.declaration, let number = numbersByPath[declaration.path] else { return .elsewhere }
        return .declared(file: number, position: declaration.position)
    }

    /// Whether the compiler has read the file as it is now.
    func knows(_ file: Int) -> Bool { files[file] != nil }

    /// Whether the compiler has seen a name there.
    func knows(_ position: SourcePosition, in file: Int) -> Bool { files[file]?.known.contains(position) ?? false }
}
