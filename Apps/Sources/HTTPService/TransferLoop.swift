#if !URL_SESSION
import CCurl
import Foundation
import Synchronization

/// The thread on which libcurl works for the whole process.
///
/// Only one thread at a time may use a libcurl handle, so handles are used on this thread only. Other threads put exchanges into a queue.
/// The thread sleeps until network data arrives, or until a byte in a pipe wakes it for the queue.
final class TransferLoop: HTTPTransport {
    static let shared = TransferLoop()

    private enum Command {
        case begin(HTTPExchange)
        case abandon(ObjectIdentifier)
    }

    private let commands = Mutex<[Command]>([])
    private let bell = Pipe()

    private init() {
        curl_global_init(Int(CURL_GLOBAL_ALL))
        Thread.detachNewThread { [self] in
            Self.ignoreBrokenPipes()
            run()
        }
    }

    func begin(_ exchange: HTTPExchange) { send(.begin(exchange)) }

    /// Ends the transfers of an exchange. Nothing more is reported for it.
    func abandon(_ exchange: HTTPExchange) { send(.abandon(ObjectIdentifier(exchange))) }

    private func send(_ command: Command) {
        let wasEmpty = commands.withLock { commands in
            commands.append(command)
            return commands.count == 1
        }
        // Write a byte only if the queue was empty. So the pipe never contains more than one byte, and writing never blocks.
        if wasEmpty { _ = write(bell.fileHandleForWriting.fileDescriptor, [1], 1) }
    }

    private func takeCommands() -> [Command] {
        commands.withLock { commands in
            if !commands.isEmpty {
                var byte: UInt8 = 0
                _ = read(bell.fileHandleForReading.fileDescriptor, &byte, 1)
            }
            defer { commands = [] }
            return commands
        }
    }

    /// Blocks the signal SIGPIPE on this thread. The system sends it if a connection ends during a write, and it would end the process. Not
    /// all libraries that libcurl uses block it themselves.
    private static func ignoreBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private func run() {
        guard let multi = curl_multi_init() else { return refuseAll() }
        var transfers: [UnsafeMutableRawPointer: Transfer] = [:]
        while true {
            for command in takeCommands() {
                switch command {
                case .begin(let exchange): start(Transfer(exchange, Hop(exchange.request)), in: &transfers, multi)
                case .abandon(let exchange):
                    let handle = transfers.first { ObjectIdentifier($0.value.exchange) == exchange }?.key
                    if let handle { _ = end(handle, in: &transfers, multi) }
                }
            }
            var running: Int32 = 0
            curl_multi_perform(multi, &running)
            var left: Int32 = 0
            while let message = curl_multi_info_read(multi, &left) {
                guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
                finish(handle, belvedere_curl_result(message), in: &transfers, multi)
            }
            // Wait for network data, or for a byte in the pipe.
            var ringing = curl_waitfd(fd: bell.fileHandleForReading.fileDescriptor, events: Int16(CURL_WAIT_POLLIN), revents: 0)
            curl_multi_poll(multi, &ringing, 1, 60_000, nil)
        }
    }

    private func start(_ transfer: Transfer, in transfers: inout [UnsafeMutableRawPointer: Transfer], _ multi: UnsafeMutableRawPointer) {
        guard let handle = transfer.makeHandle() else {
            return transfer.exchange.finish(.failure(HTTPFailure.unusableAddress(transfer.hop.request.url.absoluteString)))
        }
        transfers[handle] = transfer
        if curl_multi_add_handle(multi, handle) != CURLM_OK {
            _ = end(handle, in: &transfers, multi)
            transfer.exchange.finish(.failure(HTTPFailure.unreachable(host: transfer.exchange.host)))
        }
    }

    private func finish(
        _ handle: UnsafeMutableRawPointer,
        _ code: CURLcode,
        in transfers: inout [UnsafeMutableRawPointer: Transfer],
        _ multi: UnsafeMutableRawPointer
    ) {
        let redirect = belvedere_curl_redirect(handle).map { String(cString: $0) }
        guard let transfer = end(handle, in: &transfers, multi) else { return }
        switch transfer.outcome(code, redirect: redirect) {
        case .finished(let result): transfer.exchange.finish(result)
        case .redirected(let hop): start(Transfer(transfer.exchange, hop), in: &transfers, multi)
        }
    }

    /// Frees a handle and removes its transfer from the table. Returns the transfer.
    private func end(
        _ handle: UnsafeMutableRawPointer,
        in transfers: inout [UnsafeMutableRawPointer: Transfer],
        _ multi: UnsafeMutableRawPointer
    ) -> Transfer? {
        curl_multi_remove_handle(multi, handle)
        curl_easy_cleanup(handle)
        return transfers.removeValue(forKey: handle)
    }

    /// libcurl could not allocate memory: fail all exchanges, now and later.
    private func refuseAll() {
        while true {
            var waiting = pollfd(fd: bell.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            poll(&waiting, 1, -1)
            for case .begin(let exchange) in takeCommands() { exchange.finish(.failure(HTTPFailure.unreachable(host: exchange.host))) }
        }
    }
}
#endif
