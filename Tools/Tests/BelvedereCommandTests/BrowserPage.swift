import Foundation

/// A page in Chromium, which a test drives through the protocol of the developer tools.
///
/// The browser reads commands from one named pipe and writes answers to another. Each message ends with a zero byte.
final class BrowserPage {
    struct Failure: Error { var text: String }

    /// The path of the browser; nil if there is none.
    static let browser: String? = {
        if let named = ProcessInfo.processInfo.environment["CHROMIUM"], !named.isEmpty { return named }
        return ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private let process = Process()
    private let folder: String
    private let commands: Int32
    private let answers: Int32
    private var waiting: [UInt8] = []
    private var count = 0
    private var session: String?

    /// Starts a browser and opens an address.
    init(_ address: String) throws {
        folder = NSTemporaryDirectory() + "belvedere-browser-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let (input, output) = (folder + "/in", folder + "/out")
        guard let browser = Self.browser, mkfifo(input, 0o600) == 0, mkfifo(output, 0o600) == 0 else { throw Failure(text: "no pipe") }
        // A pipe that is open in both directions never blocks the opening.
        commands = open(input, O_RDWR)
        answers = open(output, O_RDWR)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$@\" 3<\"\(input)\" 4>\"\(output)\"", "sh", browser, "--headless", "--no-sandbox", "--disable-gpu",
            "--remote-debugging-pipe", "--user-data-dir=\(folder)/profile", "about:blank",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
        session = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        try send("Page.enable")
        try send("Page.navigate", ["url": address])
        _ = try value("document.readyState === 'complete' || new Promise((done) => addEventListener('load', () => done(true)))")
    }

    /// The value of an expression of JavaScript, as a text. Waits for a promise.
    func value(_ expression: String) throws -> String {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
        if let exception = answer["exceptionDetails"] { throw Failure(text: "\(exception)") }
        return (answer["result"] as? [String: Any])?["value"].map { "\($0)" } ?? ""
    }

    /// Presses and releases a key.
    func press(_ key: String) throws {
        for kind in ["keyDown", "keyUp"] { try send("Input.dispatchKeyEvent", ["type": kind, "key": key, "code": key]) }
    }

    /// Types a text into the focused field.
    func type(_ text: String) throws { try send("Input.insertText", ["text": text]) }

    /// Chooses the light or the dark look of the system.
    func prefer(_ scheme: String) throws {
        try send("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
    }

    func end() {
        if process.isRunning {
            // The program of the system is a script that starts the browser, so the whole group must end.
            if process.processIdentifier > 1 { kill(-process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
        }
        close(commands)
        close(answers)
        try? FileManager.default.removeItem(atPath: folder)
    }

    @discardableResult private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters]
        message["sessionId"] = session
        var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
        while !bytes.isEmpty {
            let written = write(commands, bytes, bytes.count)
            guard written > 0 else { throw Failure(text: "the browser reads nothing") }
            bytes.removeFirst(written)
        }
        while true {
            let answer = try next()
            guard answer["id"] as? Int == count else { continue }
            if let error = answer["error"] { throw Failure(text: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// The next message of the browser. Fails after two minutes, because a busy machine is slow.
    private func next() throws -> [String: Any] {
        let deadline = ContinuousClock.now.advanced(by: .seconds(120))
        while ContinuousClock.now < deadline, process.isRunning {
            if let end = waiting.firstIndex(of: 0) {
                let message = Data(waiting[..<end])
                waiting.removeFirst(end + 1)
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            var readable = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
            guard poll(&readable, 1, 100) > 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(answers, &buffer, buffer.count)
            waiting += buffer[..<max(count, 0)]
        }
        throw Failure(text: "the browser says nothing")
    }
}
