import Foundation

/// The part of an open page that belongs to `belvedere dev`: it shows over the page that an edit is not live, and why.
///
/// Its script and its events come from the held port. Both have the address of the page, so the page's content security policy, which
/// allows scripts and connections of the own server, stays as it is. The program knows nothing of them.
enum DevelopmentPage {
    /// The beginning of the paths that the held port answers itself.
    static let paths = "/.belvedere-dev/"
    static let scriptPath = paths + "page.js"
    static let eventsPath = paths + "events"

    /// The content of the panel.
    struct Report: Equatable, Encodable {
        struct Problem: Equatable, Encodable {
            /// The file and the line, such as `Sources/Model/Money.swift:12`.
            var place: String?
            var text: String
            /// The line of the file.
            var code: String?
        }

        /// The first words of the panel; nil if the page shows the newest edit.
        var title: String?
        var problems: [Problem] = []
        /// The version that the page shows.
        var note = ""
        /// Whether a build runs that may change everything.
        var isBuilding = false

        static let none = Report()

        /// The report in the form of an `EventSource`.
        var event: String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            // The encoder escapes line ends, and one line is one event. A report has only texts, which can always be encoded.
            let data = (try? encoder.encode(self)) ?? Data("{}".utf8)
            return "data: \(String(decoding: data, as: UTF8.self))\n\n"
        }
    }

    /// Answers a request for one of the paths.
    ///
    /// - Parameter head: The head of the request.
    static func answer(_ connection: Int32, to head: MessageHead, listeners: PageListeners) {
        // A page of another site may not read the sources in the report.
        let site = head["Sec-Fetch-Site"] ?? "same-origin"
        guard site == "same-origin" || site == "none" else { return send("403 Forbidden", "text/plain", "", to: connection) }
        switch String(head.path) {
        case eventsPath: listeners.serve(connection)
        case scriptPath: send("200 OK", "text/javascript; charset=utf-8", script, to: connection)
        default: send("404 Not Found", "text/plain", "", to: connection)
        }
    }

    private static func send(_ status: String, _ type: String, _ body: String, to connection: Int32) {
        let head = """
            HTTP/1.1 \(status)\r
            Content-Type: \(type)\r
            Content-Length: \(body.utf8.count)\r
            Cache-Control: no-store\r
            X-Content-Type-Options: nosniff\r
            Connection: close\r
            \r

            """
        _ = Array((head + body).utf8).withUnsafeBytes { SocketCalls.send($0, to: connection) }
        shutdown(connection, Int32(SHUT_WR))
    }
}
