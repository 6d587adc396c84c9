internal import Synchronization

/// Limits the bytes of uploaded files over all sessions of a host: those that are still arriving, and those that an app still uses. Without
/// it, a client could fill the disk.
final class UploadQuota: Sendable {
    private struct State {
        var total = 0
        var perAddress: [String: Int] = [:]
        var perSession: [String: Int] = [:]
    }

    private let maximum: Int
    private let maximumPerSession: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - maximum: the limit of all files together. One address may use a quarter of it, so that a single person cannot use it up.
    ///   - maximumPerSession: the limit of the files of one session.
    init(maximum: Int, perSession maximumPerSession: Int = .max) {
        self.maximum = maximum
        self.maximumPerSession = maximumPerSession
    }

    /// The number of bytes that all uploaded files use now.
    var total: Int { state.withLock(\.total) }

    /// Counts the bytes of a file for an address and a session until the returned value is released.
    ///
    /// - Returns: `nil` if a limit does not allow the bytes.
    func reserve(_ count: Int, for address: String, in session: String = "") -> UploadReservation? {
        let isAllowed = state.withLock { state in
            let ofAddress = state.perAddress[address, default: 0] + count, ofSession = state.perSession[session, default: 0] + count
            guard state.total + count <= maximum, ofAddress <= max(maximum / 4, 1), ofSession <= maximumPerSession else { return false }
            state.total += count
            state.perAddress[address] = ofAddress
            state.perSession[session] = ofSession
            return true
        }
        return isAllowed ? UploadReservation(self, count, address: address, session: session) : nil
    }

    fileprivate func release(_ count: Int, address: String, session: String) {
        state.withLock { state in
            state.total -= count
            state.perAddress[address] = state.perAddress[address].flatMap { $0 > count ? $0 - count : nil }
            state.perSession[session] = state.perSession[session].flatMap { $0 > count ? $0 - count : nil }
        }
    }
}

/// The bytes that a file uses of the limits. They are free again when this object is released.
final class UploadReservation: Sendable {
    private let quota: UploadQuota
    private let count: Int
    private let address: String
    private let session: String

    fileprivate init(_ quota: UploadQuota, _ count: Int, address: String, session: String) {
        self.quota = quota
        self.count = count
        self.address = address
        self.session = session
    }

    deinit { quota.release(count, address: address, session: session) }
}
