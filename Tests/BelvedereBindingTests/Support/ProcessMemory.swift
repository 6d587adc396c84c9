#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The memory that this process uses.
enum ProcessMemory {
    /// The number of bytes in physical memory, or `nil` if the system does not report it.
    static var residentBytes: Int? {
        #if canImport(Darwin)
        return nil
        #else
        guard let file = fopen("/proc/self/statm", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        guard fgets(&line, 256, file) != nil else { return nil }
        let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
        return words.count > 1 ? Int(words[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
        #endif
    }
}
