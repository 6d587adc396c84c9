internal import CompilerIndex
import SwiftFacts

/// The meanings of type names according to the compiler's index, for the files that have not changed since the build.
public struct ExactNames: Sendable {
    /// The facts of each file in `Project.files`; nil if the file was not built or has changed since.
    private let files: [IndexedFile?]
    private let numbersByPath: [String: Int]

    init(files: [IndexedFile?], numbersByPath: [String: Int]) {
        self.files = files
        self.numbersByPath = numbersByPath
    }

    /// The meaning of a type name in the source.
    enum Meaning: Hashable {
        /// The compiler's index has no entry for the name.
        case unknown
        /// The name means a type that no file of the project declares.
        case elsewhere
        case declared(file: Int, position: SourcePosition)
    }

    /// The type that the compiler found for a reference.
    ///
    /// - Parameter file: The index of the file in `Project.files`.
    func meaning(of reference: ReferenceFact, in file: Int) -> Meaning {
        guard let indexed = files[file] else { return .unknown }
        // The reference starts at `Login` in `Login.LoginService`, but the compiler's position of the type is that of its last component,
        // `LoginService`.
        let prefix = reference.name.unicodeScalars.count - (reference.name.split(separator: ".").last?.unicodeScalars.count ?? 0)
        let position = SourcePosition(line: reference.position.line, column: reference.position.column + prefix)
        guard let type = indexed.types[position] else { return .unknown }
        guard let declaration = type.declaration, let number = numbersByPath[declaration.path] else { return .elsewhere }
        return .declared(file: number, position: declaration.position)
    }

    /// Whether the compiler has read the current version of the file. `file` is its index in `Project.files`.
    func knows(_ file: Int) -> Bool { files[file] != nil }

    /// Whether the compiler's index has a name at this position. `file` is the file's index in `Project.files`.
    func knows(_ position: SourcePosition, in file: Int) -> Bool { files[file]?.known.contains(position) ?? false }
}
