internal import NIOCore
internal import Synchronization

/// The connections of a host. It limits their number and chooses the connection to close when there are too many.
final class ConnectionRegistry: Sendable {
    typealias Identifier = Int

    /// The error of a connection for which the host has no room.
    struct Full: Error {}

    private struct Entry {
        let channel: any Channel
        let address: String
        /// A number that says when the connection became idle, in the order of all connections. It is `nil` while a request or a socket
        /// uses the connection.
        var restingSince: Int?
    }

    private struct State {
        var entries: [Identifier: Entry] = [:]
        var perAddress: [String: Int] = [:]
        /// The connections in the order in which they became idle. It can contain connections that are in use again; they are skipped.
        var resting = CircularBuffer<(identifier: Identifier, turn: Int)>()
        var lastTurn = 0

        mutating func rest(_ identifier: Identifier) {
            lastTurn += 1
            entries[identifier]?.restingSince = lastTurn
            resting.append((identifier, lastTurn))
            // Each idle connection is in the list once. So in a list of this length, more than half of the entries can be removed.
            if resting.count > 2 * entries.count + 64 {
                resting = CircularBuffer(resting.filter { entries[$0.identifier]?.restingSince == $0.turn })
            }
        }

        mutating func longestResting() -> (any Channel)? {
            while let (identifier, turn) = resting.popFirst() {
                if let entry = entries[identifier], entry.restingSince == turn {
                    entries[identifier]?.restingSince = nil
                    return entry.channel
                }
            }
            return nil
        }
    }

    private let maximum: Int
    private let maximumPerAddress: Int
    private let unlimited: Set<String>
    private let state = Mutex(State())

    /// - Parameter unlimited: the network addresses without a limit, such as proxies, which connect for many people.
    init(maximum: Int, maximumPerAddress: Int, unlimited: Set<String>) {
        self.maximum = maximum
        self.maximumPerAddress = maximumPerAddress
        self.unlimited = unlimited
    }

    /// The number of open connections.
    var count: Int { state.withLock { $0.entries.count } }

    /// Registers a new connection. If there are too many, it closes the connection that has been idle for longest.
    ///
    /// - Returns: its identifier, or `nil` if there is no room for it.
    /// - Complexity: O(1), amortized.
    func open(_ channel: any Channel, from address: String) -> Identifier? {
        let (identifier, goes): (Identifier?, (any Channel)?) = state.withLock { state in
            if !unlimited.contains(address), state.perAddress[address, default: 0] >= maximumPerAddress { return (nil, nil) }
            var goes: (any Channel)?
            if state.entries.count >= maximum {
                goes = state.longestResting()
                if goes == nil { return (nil, nil) }
            }
            state.lastTurn += 1
            let identifier = state.lastTurn
            state.entries[identifier] = Entry(channel: channel, address: address)
            state.perAddress[address, default: 0] += 1
            state.rest(identifier)
            return (identifier, goes)
        }
        goes?.close(promise: nil)
        if let identifier { channel.closeFuture.whenComplete { [self] _ in close(identifier) } }
        return identifier
    }

    /// Records whether a connection is idle. The host may close an idle connection to make room for another one.
    func setIdle(_ identifier: Identifier?, _ isIdle: Bool) {
        guard let identifier else { return }
        state.withLock { state in
            if isIdle { state.rest(identifier) } else { state.entries[identifier]?.restingSince = nil }
        }
    }

    private func close(_ identifier: Identifier) {
        state.withLock { state in
            guard let address = state.entries.removeValue(forKey: identifier)?.address else { return }
            state.perAddress[address] = state.perAddress[address].flatMap { $0 > 1 ? $0 - 1 : nil }
        }
    }
}
