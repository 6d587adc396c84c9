#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What the runtime knows of a stored property beyond its value: whether it is weak, and its type.
///
/// `Mirror` asks the same functions of the standard library's runtime and keeps their answers to itself. They are looked up by name.
/// Where a runtime has them not, properties count as strong, as reflection alone has it.
struct FieldDeclaration {
    let strength: StoredField.Strength
    let type: Any.Type

    private typealias Count = @convention(c) (UnsafeRawPointer) -> Int
    private typealias Describe = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> UnsafeRawPointer?
    private typealias FreeName = @convention(c) (UnsafeRawPointer?) -> Void

    /// `RTLD_DEFAULT`: all that the program has loaded. The header writes it as a cast, which Swift does not read.
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

    /// The declarations of the properties that a class itself declares; empty where the runtime does not say them.
    ///
    /// Safe although the pointers are raw: a metatype is the address of its metadata. The runtime fills in a name, a function that
    /// frees the name or none, and two flags: 18 bytes, for which 32 are there. The functions take these arguments since Swift 5.
    /// `StoredFieldTests` holds them to what they say.
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
