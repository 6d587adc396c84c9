@_spi(Hosting) internal import Belvedere
internal import Synchronization

/// Receives the file that a page is uploading. The bytes of all files that pages of one network address are uploading are limited.
struct FileReception {
    private var upload: Upload?
    private var deadline: UploadDeadline?
    /// The task that ends the upload after its deadline, also if no further bytes arrive.
    private var timer: Task<Void, Never>?
    private let quota: UploadQuota
    private let address: String

    /// - Parameters:
    ///   - quota: the limit of stored bytes for the uploads of all pages.
    ///   - address: the network address for which the bytes of the file count.
    init(quota: UploadQuota, address: String) {
        self.quota = quota
        self.address = address
    }

    /// The number of received bytes that are stored.
    var byteCount: Int { upload?.byteCount ?? 0 }
    /// Whether all bytes of the file have arrived.
    var isComplete: Bool { upload?.isComplete ?? false }
    /// Whether the upload takes too long. Bytes that arrive now are refused, even if the timer has not run yet.
    var isOverdue: Bool { upload != nil && deadline?.hasPassed() == true }

    /// Starts a new upload. An upload that is not finished is dropped.
    mutating func begin(_ new: Upload, until deadline: UploadDeadline, timer: Task<Void, Never>) {
        _ = end()
        upload = new
        self.deadline = deadline
        self.timer = timer
    }

    /// Adds the next bytes of the file. Ignores bytes of a refused upload, and of an upload that began in an earlier session.
    ///
    /// - Returns: whether the limit of the address allowed these bytes.
    mutating func append(_ bytes: [UInt8]) throws(ProtocolViolation) -> Bool {
        guard var current = upload else { return true }
        guard quota.reserve(bytes.count, for: address) else { return false }
        // Set the property to `nil` while the array changes. Otherwise there would be two references to it, and each addition would copy
        // all its bytes.
        upload = nil
        do throws(ProtocolViolation) {
            try current.append(bytes)
        } catch {
            quota.release(current.byteCount + bytes.count, of: address)
            throw error
        }
        upload = current
        return true
    }

    /// Ends the upload, and makes its bytes available to other uploads.
    ///
    /// - Returns: the upload with the bytes that have arrived.
    mutating func end() -> Upload? {
        timer?.cancel()
        timer = nil
        deadline = nil
        guard let ended = upload else { return nil }
        quota.release(ended.byteCount, of: address)
        upload = nil
        return ended
    }
}

/// The time at which an upload has taken too long.
struct UploadDeadline: Sendable {
    let hasPassed: @Sendable () -> Bool
    /// Waits until the deadline, or throws an error if the task is cancelled.
    let wait: @Sendable () async throws -> Void

    /// Counts the limit from now.
    init<C: Clock<Duration>>(after limit: Duration, by clock: C) {
        let end = clock.now.advanced(by: limit)
        hasPassed = { clock.now >= end }
        wait = { try await clock.sleep(until: end, tolerance: nil) }
    }
}

/// A file that a page is uploading from a person's device. Each frame contains some bytes of it.
struct Upload {
    let view: ViewIdentifier
    /// The number of the session's request for a file. It is zero if the file is for a view.
    let request: Int
    let size: Int
    let name: String
    let mediaType: String
    private var bytes: [UInt8] = []

    init(view: ViewIdentifier, request: Int, size: Int, name: String, mediaType: String) {
        self.view = view
        self.request = request
        self.size = size
        self.name = name
        self.mediaType = mediaType
    }

    var byteCount: Int { bytes.count }
    var isComplete: Bool { bytes.count == size }

    mutating func append(_ part: [UInt8]) throws(ProtocolViolation) {
        guard !part.isEmpty, bytes.count + part.count <= size else { throw .tooLarge }
        // Reserve the whole size at once. An array that grows by doubling could use twice the counted bytes.
        if bytes.isEmpty { bytes.reserveCapacity(size) }
        bytes += part
    }

    var event: Event {
        let file = ReceivedFile(name: name, mediaType: mediaType, bytes: bytes)
        return request == 0 ? .receive(file) : .answer(request, .file(file))
    }
}

/// Limits the bytes of unfinished uploads over all sessions of a host. Without it, a client could fill the memory with uploads that it
/// never finishes.
final class UploadQuota: Sendable {
    private struct State {
        var total = 0
        var perAddress: [String: Int] = [:]
    }

    private let maximum: Int
    private let state = Mutex(State())

    init(maximum: Int) {
        self.maximum = maximum
    }

    /// The number of bytes that all unfinished uploads use now.
    var total: Int { state.withLock(\.total) }

    /// Counts more bytes for an address, if the limit allows them. One address may use a quarter of the limit, so that a single person
    /// cannot use it up.
    ///
    /// - Returns: whether the limit allows the bytes.
    func reserve(_ count: Int, for address: String) -> Bool {
        state.withLock { state in
            let own = state.perAddress[address, default: 0] + count
            guard state.total + count <= maximum, own <= max(maximum / 4, 1) else { return false }
            state.total += count
            state.perAddress[address] = own
            return true
        }
    }

    func release(_ count: Int, of address: String) {
        if count == 0 { return }
        state.withLock { state in
            state.total -= count
            state.perAddress[address] = state.perAddress[address].flatMap { $0 > count ? $0 - count : nil }
        }
    }
}
