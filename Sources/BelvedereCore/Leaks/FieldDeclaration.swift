#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Information about a stored property that only the Swift runtime has: its type, and whether it is weak.
///
/// `Mirror` calls the same functions of the standard library's runtime but does not publish their results. So this code looks the functions
/// up by name. If a runtime does not have them, every property counts as strong, as with reflection alone.
struct FieldDeclaration {
    let strength: StoredField.Strength
    let type: Any.Type

    private typealias Count = @convention(c) (UnsafeRawPointer) -> Int
    private typealias Describe = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> UnsafeRawPointer?
    private typealias FreeName = @convention(c) (UnsafeRawPointer?) -> Void

    /// The handle `RTLD_DEFAULT`, with which `dlsym` searches all loaded libraries. The C header defines it with a cast, which Swift does
    /// not import.
    private static var everything: UnsafeMutableRawPointer? {
        #if canImport(Darwin)
        UnsafeMutableRawPointer(bitPattern: -2)
        #else
        nil
        #endif
    }

    private static let functions: (count: Count, describe: Describe)? = {
        guard MemoryLayout<Int>.size == 8,
            let count = dlsym(everything, "swift_reflectionMirror_recursiveCount"),
            let describe = dlsym(everything, "swift_reflectionMirror_recursiveChildMetadata")
        else { return nil }
        return (unsafeBitCast(count, to: Count.self), unsafeBitCast(describe, to: Describe.self))
    }()

    /// Returns the declarations of the properties that the class itself declares; empty if the runtime does not provide them.
    ///
    /// This is safe although the pointers are raw. A metatype is the address of its metadata. The runtime writes a name, an optional
    /// function that frees the name, and two flags. They need 18 bytes, and 32 are allocated. The functions have had these arguments since
    /// Swift 5, and `StoredFieldTests` checks their results.
    static func all(of type: Any.Type, count: Int) -> [FieldDeclaration] {
        guard let functions, type is AnyClass else { return [] }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let first = functions.count(metadata) - count
        if first < 0 { return [] }
        return withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { memory in
            guard let answer = memory.baseAddress else { return [] }
            var declarations: [FieldDeclaration] = []
            for place in 0..<count {
                answer.initializeMemory(as: UInt8.self, repeating: 0, count: 32)
                guard let found = functions.describe(metadata, first + place, answer) else { return [] }
                if let free = answer.load(fromByteOffset: 8, as: Optional<FreeName>.self) { free(answer.load(as: UnsafeRawPointer?.self)) }
                let fieldType = unsafeBitCast(found, to: Any.Type.self)
                let isStrong = answer.load(fromByteOffset: 16, as: Bool.self)
                declarations.append(
                    FieldDeclaration(
                        strength: isStrong ? .strong : fieldType is any AnyOptional.Type ? .weak : .unowned, type: fieldType
                    ))
            }
            return declarations
        }
    }
}
