public import Hummingbird
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension BrowserHost {
    /// Runs the host as a whole program: reads the options of its command line, serves the apps, and ends the process if that fails.
    ///
    /// Use it in the main file of a server that has only screens. A person who starts the server can choose its port and its address, and
    /// reads one sentence if the server cannot start, such as when another program uses the port.
    ///
    /// ```swift
    /// await BrowserHost([.hello]).main()      // swift run HelloServer --port 9000
    /// ```
    ///
    /// A server with pages of its own, such as a login, adds their routes:
    ///
    /// ```swift
    /// await BrowserHost([.hello]).main { router, host in
    ///     router.get("/version") { _, _ in "1.0" }
    /// }
    /// ```
    ///
    /// The options are `--port N`, `--host ADDRESS` and `--help`. The process ends with 64 if an option is wrong, and with 1 if the server
    /// cannot start. To handle these errors in your own code, call ``run(hostname:port:adding:)``.
    ///
    /// - Parameters:
    ///   - hostname: the address to listen on if the option `--host` is left out.
    ///   - port: the port to listen on if the option `--port` is left out.
    ///   - arguments: the arguments of the program, without its name.
    ///   - addRoutes: adds routes of your own to the router, before those of the apps.
    /// - Complexity: O(*n*) in the number of arguments, and then the work of the server.
    public func main(
        hostname: String = "127.0.0.1", port: Int = 8080, arguments: [String] = Array(CommandLine.arguments.dropFirst()),
        adding addRoutes: OwnRoutes = { _, _ in }
    ) async {
        let chosen: ServerArguments
        do {
            chosen = try ServerArguments(arguments, hostname: hostname, port: port)
        } catch {
            end("\(error)", status: 64)
        }
        if chosen.isHelpAsked { return print(ServerArguments.help) }
        do {
            try await run(hostname: chosen.hostname, port: chosen.port, adding: addRoutes)
        } catch let error as ListeningError where error.isTaken {
            end("\(error) With --port 0 the server takes a free one.", status: 1)
        } catch {
            end("\(error)", status: 1)
        }
    }

    /// Writes a sentence for the person who started the program, and ends the process.
    private func end(_ sentence: String, status: Int32) -> Never {
        let bytes = Array("\(sentence)\n".utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        exit(status)
    }
}
