import Foundation

/// Adds the script of the development page to an HTML page that the program sends.
///
/// All other answers pass unchanged, and so does a page in a form that this type does not know.
struct MarkedPage {
    /// A larger page passes unchanged, because the whole page is in memory.
    private static let largest = 16_777_216

    /// Reads the answer of the program, and sends it to the browser.
    ///
    /// - Parameters:
    ///   - onAnswer: Called once, when the program begins to answer or ends the connection.
    /// - Returns: Whether more bytes of the answer may follow, which pass unchanged.
    static func pass(from program: Int32, to browser: Int32, onAnswer: () -> Void) -> Bool {
        var bytes = SocketCalls.receiveSome(from: program) ?? []
        defer { onAnswer() }
        var head: MessageHead?
        while !bytes.isEmpty, bytes.count < 65_536 {
            head = MessageHead(bytes)
            // A note such as "100 Continue" comes before the answer itself.
            if let note = head, note.startLine.dropFirst(9).hasPrefix("1") {
                guard send(Array(bytes[..<note.length]), to: browser) else { return false }
                bytes.removeFirst(note.length)
                head = nil
                if !bytes.isEmpty { continue }
            }
            if head != nil { break }
            guard let more = SocketCalls.receiveSome(from: program) else { break }
            bytes += more
        }
        guard let head, isPage(head) else { return send(bytes, to: browser) }
        let body = PageBody(head)
        while bytes.count < largest, body.isIncomplete(bytes[head.length...]), let more = SocketCalls.receiveSome(from: program) {
            bytes += more
        }
        guard let page = body.content(bytes[head.length...]), !page.isEmpty else { return send(bytes, to: browser) }
        _ = send(marked(page, head), to: browser)
        return false
    }

    private static func isPage(_ head: MessageHead) -> Bool {
        head["Content-Type"]?.lowercased().hasPrefix("text/html") == true && head["Content-Encoding"] == nil
    }

    /// The answer with the script. The element stands after the end of the document, where a browser still runs it.
    private static func marked(_ page: [UInt8], _ head: MessageHead) -> [UInt8] {
        var head = head
        let page = page + Array("<script src=\"\(DevelopmentPage.scriptPath)\" async></script>\n".utf8)
        head["Transfer-Encoding"] = nil
        head["Content-Length"] = "\(page.count)"
        head["Connection"] = "close"
        return head.bytes + page
    }

    private static func send(_ bytes: [UInt8], to browser: Int32) -> Bool {
        !bytes.isEmpty && bytes.withUnsafeBytes { SocketCalls.send($0, to: browser) }
    }
}
