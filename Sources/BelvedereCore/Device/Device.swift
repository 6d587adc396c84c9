/// The device in front of the person: what it can do that a server or a test cannot.
///
/// Every question can be refused, and none is waited for longer than its time limit. Ask only after the person did
/// something that explains the question.
///
/// ```swift
/// do throws(CapabilityFailure) {
///     position.value = try await device.position()
/// } catch .denied {
///     message.value = "Type a place instead."
/// }
/// ```
public final class Device: Launching {
    /// Sends a request to the host. Set by the window; without a host every request is ``CapabilityFailure/unavailable``.
    @_spi(Hosting) public var send: ((_ number: Int, _ request: CapabilityRequest) -> Void)?

    private unowned let context: SessionContext
    private var pending: [Int: AsyncStream<CapabilityAnswer>.Continuation] = [:]
    private var lastNumber = 0

    init(context: SessionContext) {
        self.context = context
    }

    /// Where the device is.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device says no, ``CapabilityFailure/unavailable`` if the device cannot do it
    ///   or there is no host, ``CapabilityFailure/timedOut`` if nobody answers within `timeLimit`.
    public func position(timeLimit: Duration = .seconds(10)) async throws(CapabilityFailure) -> DevicePosition {
        guard case .position(let position) = try await ask(.position, timeLimit) else { throw .unavailable }
        return position
    }

    /// Lets the person choose a file. The time limit is long, because a person looks for it.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device says no, ``CapabilityFailure/unavailable`` if the device cannot do it
    ///   or there is no host, ``CapabilityFailure/timedOut`` if nobody answers within `timeLimit`.
    /// - Complexity: O(*n*) in the size of the file.
    public func readFile(
        accepts: [String] = [],
        timeLimit: Duration = .seconds(300)
    ) async throws(CapabilityFailure) -> ReceivedFile {
        guard case .file(let file) = try await ask(.read(accepts: accepts), timeLimit) else { throw .unavailable }
        return file
    }

    /// Gives the person a file to keep.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device says no, ``CapabilityFailure/unavailable`` if the device cannot do it
    ///   or there is no host, ``CapabilityFailure/timedOut`` if nobody answers within `timeLimit`.
    /// - Complexity: O(*n*) in the size of the file.
    public func save(_ file: SavedFile, timeLimit: Duration = .seconds(30)) async throws(CapabilityFailure) {
        _ = try await ask(.save(file), timeLimit)
    }

    /// Opens an address outside the app.
    ///
    /// - Throws: `unavailable` where ``LinkPolicy`` refuses the address; no host is asked then.
    public func open(link: String, timeLimit: Duration = .seconds(10)) async throws(CapabilityFailure) {
        guard let destination = LinkPolicy.destination(of: link) else { throw .unavailable }
        _ = try await ask(.open(link: destination), timeLimit)
    }

    /// Puts a text on the clipboard.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device says no, ``CapabilityFailure/unavailable`` if the device cannot do it
    ///   or there is no host, ``CapabilityFailure/timedOut`` if nobody answers within `timeLimit`.
    public func copy(_ text: String, timeLimit: Duration = .seconds(10)) async throws(CapabilityFailure) {
        _ = try await ask(.copy(text), timeLimit)
    }

    /// The text on the clipboard.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device says no, ``CapabilityFailure/unavailable`` if the device cannot do it
    ///   or there is no host, ``CapabilityFailure/timedOut`` if nobody answers within `timeLimit`.
    public func paste(timeLimit: Duration = .seconds(10)) async throws(CapabilityFailure) -> String {
        guard case .text(let text) = try await ask(.paste, timeLimit) else { throw .unavailable }
        return text
    }

    /// Delivers the host's answer. An answer that nobody waits for any more is passed over.
    ///
    /// - Returns: whether somebody waited for it.
    @discardableResult
    @_spi(Hosting) public func receive(_ answer: CapabilityAnswer, for number: Int) -> Bool {
        guard let continuation = pending.removeValue(forKey: number) else { return false }
        continuation.yield(answer)
        continuation.finish()
        return true
    }

    /// Whether the request of this number still waits for its answer; not after one has come or its time has run out.
    @_spi(Hosting) public func awaits(_ number: Int) -> Bool { pending[number] != nil }

    /// The number of requests that wait for an answer.
    public var waiting: Int { pending.count }

    private func ask(_ request: CapabilityRequest, _ timeLimit: Duration) async throws(CapabilityFailure) -> CapabilityAnswer {
        guard let send, !context.isInert, !context.isClosed else { throw .unavailable }
        lastNumber += 1
        let number = lastNumber
        // A stream and not a continuation, because waiting for a stream ends by itself when the task is cancelled.
        let (answers, continuation) = AsyncStream.makeStream(of: CapabilityAnswer.self)
        pending[number] = continuation
        let clock = context.environment.clock
        // Ended below, whatever becomes of the request.
        let timer = launch(in: .session) { [self] in
            try? await clock.sleep(for: timeLimit)
            receive(.failed(.timedOut), for: number)
        }
        send(number, request)
        var answer = CapabilityAnswer.failed(.unavailable)
        for await received in answers { answer = received }
        timer.cancel()
        pending[number] = nil
        if case .failed(let failure) = answer { throw failure }
        return answer
    }
}
