import Foundation

/// A connection to a running program, for edits that need no build. Only the two processes have it.
///
/// The program announces itself if it follows commands. Each command is a line of JSON, and the program answers it with a word.
final class CommandConnection {
    /// The end for the program. Nil after it has started.
    private var programEnd: Int32?
    private let own: Int32
    private var waiting: [UInt8] = []
    private var isReady = false
    private var isLost = false

    /// Makes a connection. Nil if the system refuses.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard SocketCalls.makePair(&ends) else { return nil }
        own = ends[0]
        programEnd = ends[1]
    }

    deinit {
        close(own)
        closeProgramEnd()
    }

    /// The end for the program, which a shell moves away from the standard input.
    var input: FileHandle { FileHandle(fileDescriptor: programEnd ?? -1, closeOnDealloc: false) }

    /// Closes the end of the program in this process, after the program has started.
    func closeProgramEnd() {
        if let programEnd { close(programEnd) }
        programEnd = nil
    }

    /// Whether the program follows commands.
    var isFollowed: Bool {
        if !isReady { isReady = answer(within: 0) == "ready" }
        return isReady && !isLost
    }

    /// Sends a command.
    ///
    /// - Returns: The answer of the program. It is `lost` also if the program does not answer within two seconds.
    func send(_ command: some Encodable) -> Answer {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        guard isFollowed, let line = try? encoder.encode(command) else { return .lost }
        let isSent = ([UInt8](line) + [UInt8(ascii: "\n")]).withUnsafeBytes { SocketCalls.send($0, to: own) }
        let answer = isSent ? answer(within: 2000) : nil
        // An answer that comes later would belong to another command, so send no more.
        guard let answer else {
            isLost = true
            return .lost
        }
        return answer == "done" ? .done : .refused
    }

    enum Answer {
        case done
        case refused
        case lost
    }

    /// The next line of the program. Nil if none comes in time.
    private func answer(within milliseconds: Int32) -> String? {
        let end = ContinuousClock.now.advanced(by: .milliseconds(Int(milliseconds)))
        while true {
            if let lineEnd = waiting.firstIndex(of: UInt8(ascii: "\n")) {
                defer { waiting.removeFirst(lineEnd + 1) }
                return String(decoding: waiting[..<lineEnd], as: UTF8.self)
            }
            var readable = pollfd(fd: own, events: Int16(POLLIN), revents: 0)
            let rest = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            let count = poll(&readable, 1, max(0, Int32(rest)))
            if count > 0 {
                guard let bytes = SocketCalls.receiveSome(from: own) else { return nil }
                waiting += bytes
            } else if rest <= 0 {
                return nil
            }
        }
    }
}
