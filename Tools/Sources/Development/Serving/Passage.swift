import Foundation

/// Passes the bytes between a browser and the program, in both directions.
struct Passage: Sendable {
    private let browser: Int32
    private let program: Int32

    init(from browser: Int32, to program: Int32) {
        self.browser = browser
        self.program = program
    }

    /// Passes bytes until both directions have ended, and closes the connection to the program.
    ///
    /// - Parameters:
    ///   - request: The beginning of the browser's bytes.
    ///   - onAnswer: Called once, when the program begins to answer or ends the connection.
    func run(_ request: HeldRequest, onAnswer: @escaping @Sendable () -> Void) {
        // Each direction has a thread of its own: one thread could wait for both receivers forever, each full of bytes for the other.
        let isAnswered = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let hasMore = request.wantsPage ? MarkedPage.pass(from: program, to: browser, onAnswer: onAnswer) : passFirst(onAnswer)
            if hasMore { pass(from: program, to: browser) }
            // The program has ended the connection, or has ended itself. The page connects again.
            shutdown(browser, Int32(SHUT_RDWR))
            isAnswered.signal()
        }
        if request.bytes.withUnsafeBytes({ SocketCalls.send($0, to: program) }) { pass(from: browser, to: program) }
        shutdown(program, Int32(SHUT_WR))
        isAnswered.wait()
        close(program)
    }

    /// Passes the beginning of the answer. Returns false if the connection has ended.
    private func passFirst(_ onAnswer: () -> Void) -> Bool {
        defer { onAnswer() }
        return SocketCalls.receiveSome(from: program)?.withUnsafeBytes { SocketCalls.send($0, to: browser) } ?? false
    }

    private func pass(from source: Int32, to target: Int32) {
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            while true {
                let count = SocketCalls.receive(from: source, into: buffer)
                guard count > 0, SocketCalls.send(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: target) else { return }
            }
        }
    }
}
