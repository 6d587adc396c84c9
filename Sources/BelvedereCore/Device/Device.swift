/// The person's device, for tasks that a server or a test cannot do itself.
///
/// The person can refuse each request, and each request has a time limit. Send a request only after an action of the person that makes the
/// reason clear, such as a tap on "Show my position".
///
/// ```swift
/// do throws(CapabilityFailure) {
///     position.value = try await device.position()
/// } catch .denied {
///     message.value = "Type a place instead."
/// }
/// ```
public final class Device: Launching {
    /// The closure that sends a request to the host, the program that shows the app's views. The window sets it; without a host every
    /// request throws ``CapabilityFailure/unavailable``.
    @_spi(Hosting) public var send: ((_ number: Int, _ request: CapabilityRequest) -> Void)?

    private unowned let context: SessionContext
    private var pending: [Int: AsyncStream<CapabilityAnswer>.Continuation] = [:]
    private var lastNumber = 0

    init(context: SessionContext) {
        self.context = context
    }

    /// Returns the position of the device.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device refuses, ``CapabilityFailure/unavailable`` if the device cannot
    ///   do it or there is no host, ``CapabilityFailure/timedOut`` if no answer comes within `timeLimit`.
    public func position(timeLimit: Duration = .seconds(10)) async throws(CapabilityFailure) -> DevicePosition {
        guard case .position(let position) = try await ask(.position, timeLimit) else { throw .unavailable }
        return position
    }

    /// Lets the person choose a file. The time limit is long, because a person needs time to find the file.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device refuses, ``CapabilityFailure/unavailable`` if the device cannot
    ///   do it or there is no host, ``CapabilityFailure/timedOut`` if no answer comes within `timeLimit`.
    /// - Complexity: O(*n*) in the size of the file.
    public func readFile(
        accepts: [String] = [],
        timeLimit: Duration = .seconds(300)
    ) async throws(CapabilityFailure) -> ReceivedFile {
        guard case .file(let file) = try await ask(.read(accepts: accepts), timeLimit) else { throw .unavailable }
        return file
    }

    /// Offers the person a file to save.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device refuses, ``CapabilityFailure/unavailable`` if the device cannot
    ///   do it or there is no host, ``CapabilityFailure/timedOut`` if no answer comes within `timeLimit`.
    /// - Complexity: O(*n*) in the size of the file.
    public func save(_ file: SavedFile, timeLimit: Duration = .seconds(30)) async throws(CapabilityFailure) {
        _ = try await ask(.save(file), timeLimit)
    }

    /// Opens an address outside the app.
    ///
    /// - Throws: ``CapabilityFailure/unavailable`` if ``LinkPolicy`` refuses the address; the host receives no request then. For a request
    ///   that was sent, the reason why the device did not fulfil it.
    public func open(link: String, timeLimit: Duration = .seconds(10)) async throws(CapabilityFailure) {
        guard let destination = LinkPolicy.destination(of: link) else { throw .unavailable }
        _ = try await ask(.open(link: destination), timeLimit)
    }

    /// Puts a text on the clipboard.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device refuses, ``CapabilityFailure/unavailable`` if the device cannot
    ///   do it or there is no host, ``CapabilityFailure/timedOut`` if no answer comes within `timeLimit`.
    public func copy(_ text: String, timeLimit: Duration = .seconds(10)) async throws(CapabilityFailure) {
        _ = try await ask(.copy(text), timeLimit)
    }

    /// Returns the text on the clipboard.
    ///
    /// - Throws: ``CapabilityFailure/denied`` if the person or the device refuses, ``CapabilityFailure/unavailable`` if the device cannot
    ///   do it or there is no host, ``CapabilityFailure/timedOut`` if no answer comes within `timeLimit`.
    public func paste(timeLimit: Duration = .seconds(10)) async throws(CapabilityFailure) -> String {
        guard case .text(let text) = try await ask(.paste, timeLimit) else { throw .unavailable }
        return text
    }

    /// Delivers the host's answer. Ignores an answer whose request is no longer waiting.
    ///
    /// - Returns: whether a request was waiting for this answer.
    @discardableResult
    @_spi(Hosting) public func receive(_ answer: CapabilityAnswer, for number: Int) -> Bool {
        guard let continuation = pending.removeValue(forKey: number) else { return false }
        continuation.yield(answer)
        continuation.finish()
        return true
    }

    /// Whether the request with this number still waits for its answer. It stops waiting after the answer or the time limit.
    @_spi(Hosting) public func awaits(_ number: Int) -> Bool { pending[number] != nil }

    /// The number of requests that wait for an answer.
    public var waiting: Int { pending.count }

    private func ask(_ request: CapabilityRequest, _ timeLimit: Duration) async throws(CapabilityFailure) -> CapabilityAnswer {
        guard let send, !context.isInert, !context.isClosed else { throw .unavailable }
        lastNumber += 1
        let number = lastNumber
        // This is a stream and not a continuation, because waiting for a stream ends automatically when the task is cancelled.
        let (answers, continuation) = AsyncStream.makeStream(of: CapabilityAnswer.self)
        pending[number] = continuation
        let clock = context.environment.clock
        // The timer is cancelled below, whether an answer arrives or not.
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
