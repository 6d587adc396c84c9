/// The reason why there is no index to read.
public struct IndexProblem: Error, Hashable, Sendable, CustomStringConvertible {
    enum Code: Hashable, Sendable {
        case noLibrary
        case library(String)
        case noStore(String)
        case store(String, reason: String)
    }
    let code: Code

    init(_ code: Code) { self.code = code }

    /// A short text for the reason that does not change between versions: `no-library`, `library`, `no-store` or `store`.
    public var shortForm: String {
        switch code {
        case .noLibrary: "no-library"
        case .library: "library"
        case .noStore: "no-store"
        case .store: "store"
        }
    }

    public var description: String {
        switch code {
        case .noLibrary:
            """
            The library that reads the index of the compiler (libIndexStore) was not found beside "swiftc". Put the Swift toolchain \
            on PATH.
            """
        case .library(let path): "\"\(path)\" cannot be used to read the index of the compiler. Use the toolchain that built the project."
        case .noStore(let folder):
            """
            There is no index of the compiler below "\(folder)". Build the project first (swift build --build-tests), or name the \
            index with --index-store.
            """
        case .store(let path, let reason): "The index \"\(path)\" cannot be read: \(reason). Build the project again."
        }
    }
}
