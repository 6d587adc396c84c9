#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension DesktopHost {
    /// Runs the host as a whole program: opens the first window, and ends the process if that fails.
    ///
    /// Use it in the main file of a program that has only screens. A person without a display then reads one sentence.
    ///
    /// ```swift
    /// await DesktopHost([.hello]).main()
    /// ```
    ///
    /// The process ends with 1 if no window can be opened. To handle this in your own code, call ``run(at:)``.
    ///
    /// - Parameter address: the address to begin with, such as `/contacts/mvvm`; empty for the first window of the host.
    public func main(at address: String = "") async {
        do {
            try await run(at: address)
        } catch {
            writeToStandardError("\(error)")
            exit(1)
        }
    }
}

/// Writes a message for the developer or the person who started the program.
func writeToStandardError(_ message: String) {
    let bytes = Array("\(message)\n".utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
