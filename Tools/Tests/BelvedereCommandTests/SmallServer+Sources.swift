/// The sources of the small server.
extension SmallServer {
    /// Makes code from the file `Note.xcstrings`, as the plug-in for String Catalogs does.
    static let plugin = """
        import Foundation
        import PackagePlugin

        @main struct TextCatalogues: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
                let result = context.pluginWorkDirectoryURL.appending(path: "Note+Catalogue.swift")
                let compiler = try context.tool(named: "TextCompiler").url
                return target.sourceModule?.sourceFiles(withSuffix: "xcstrings").map { file in
                    .buildCommand(
                        displayName: "Compile the note", executable: compiler,
                        arguments: [file.url.path(percentEncoded: false), result.path(percentEncoded: false)],
                        inputFiles: [file.url], outputFiles: [result])
                } ?? []
            }
        }

        """

    /// Makes a constant from a note, as `TextCompiler` makes code from a catalogue. A second line of the note becomes another constant.
    static let compiler = """
        import Foundation

        let arguments = CommandLine.arguments
        let lines = try String(contentsOfFile: arguments[1], encoding: .utf8).components(separatedBy: "\\n")
        let declarations = lines.dropFirst().joined(separator: "\\n    ")
        let source = "enum Note {\\n    \\(declarations)\\n    private static let catalogue = \\"\\(lines[0])\\"\\n"
            + "    static var text: String { catalogue }\\n}\\n"
        try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
        if arguments.count > 3 { try lines[0].write(toFile: arguments[3], atomically: true, encoding: .utf8) }

        """

    /// Answers each connection with the same text, at the port of the variable. The path `/page` is an HTML page with a field, a style
    /// sheet and a strict content security policy, and the path `/crash` ends the program.
    static let program = """
        import Beside
        #if canImport(Glibc)
        import Glibc
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        import Darwin
        let stream = SOCK_STREAM
        #endif

        func content(_ path: String) -> String {
            let file = open(path, O_RDONLY)
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 100)
            return String(decoding: bytes[..<max(read(file, &bytes, bytes.count), 0)], as: UTF8.self)
        }
        let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        let price = content(folder + "/server_server.resources/Price.txt")
        let texts = String(decoding: PackageResources.Texts_txt, as: UTF8.self)
        let ending = (End(1) as Any as? any Ending)?.text ?? "no cast"
        guard let text = getenv("BELVEDERE_DEVELOPMENT_PORT"), let port = UInt16(String(cString: text)) else { exit(4) }
        if answer == "no start" { exit(5) }
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
        }
        guard isBound, listen(listener, 16) == 0 else { exit(6) }
        var editedNote: String?
        var waiting = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0), pollfd(fd: 3, events: Int16(POLLIN), revents: 0)]
        if getenv("BELVEDERE_DEVELOPMENT_COMMANDS") == nil { waiting[1].fd = -1 } else { _ = "ready\\n".withCString { write(3, $0, 6) } }
        while true {
            guard poll(&waiting, 2, -1) > 0 else { continue }
            if waiting[1].revents != 0 {
                var command = [UInt8](repeating: 0, count: 4096)
                let count = read(3, &command, command.count)
                if count <= 0 { waiting[1].fd = -1; continue }
                // {"texts":{"server/Note+Catalogue.swift":"/path/of/the/texts"}} or {"library":"/path/of/the/library"}
                let parts = String(decoding: command[..<count], as: UTF8.self).split(separator: "\\"").map(String.init)
                if parts[1] == "texts" { editedNote = content(parts[5]) } else { dlopen(parts[3], RTLD_NOW) }
                _ = "done\\n".withCString { write(3, $0, 5) }
                continue
            }
            let words = answer + texts + (editedNote ?? Note.text) + price + ending + GreetingScreen(before: "").text
            let connection = accept(listener, nil, nil)
            var request = [UInt8](repeating: 0, count: 4096)
            let count = recv(connection, &request, request.count, 0)
            let path = String(decoding: request[..<max(count, 0)], as: UTF8.self)
            if path.hasPrefix("GET /crash") { exit(7) }
            let isPage = path.hasPrefix("GET /page"), isSheet = path.hasPrefix("GET /sheet")
            let sheet = "<link rel='stylesheet' href='/sheet/\\(answer.utf8.count)/theme.css'>"
            let body = isPage ? "<!doctype html><title>small</title>\\(sheet)<input id='name'><p>\\(words)</p>"
                : isSheet ? "p { order: \\(answer.utf8.count) }" : words + "\\n"
            let policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
            let fields = isPage ? "Content-Type: text/html; charset=utf-8\\r\\nContent-Security-Policy: \\(policy)\\r\\n"
                : isSheet ? "Content-Type: text/css\\r\\n" : ""
            let head = "HTTP/1.1 200 OK\\r\\n\\(fields)Content-Length: \\(body.utf8.count)\\r\\nConnection: close\\r\\n\\r\\n"
            if count > 0 { _ = (head + body).withCString { send(connection, $0, head.utf8.count + body.utf8.count, 0) } }
            close(connection)
        }

        """
}
