/// The file that a page is handing over, if there is one, within the room that its address has for files.
struct FileReception {
    private var upload: Upload?
    /// Ends a file that takes too long.
    private var deadline: Task<Void, Never>?
    private let quota: UploadQuota
    private let address: String

    /// - Parameters:
    ///   - quota: the room for files of all pages.
    ///   - address: the address whose share of it counts.
    init(quota: UploadQuota, address: String) {
        self.quota = quota
        self.address = address
    }

    /// The bytes that are kept.
    var byteCount: Int { upload?.byteCount ?? 0 }
    /// Whether all parts of the file have come.
    var isComplete: Bool { upload?.isComplete ?? false }

    /// A file begins, in place of one that was not finished.
    mutating func begin(_ new: Upload, until deadline: Task<Void, Never>) {
        _ = end()
        upload = new
        self.deadline = deadline
    }

    /// Takes the next part of the file. Parts of a file that was refused, or that began in a session which has gone, go by.
    ///
    /// - Returns: whether there was room for it.
    mutating func append(_ bytes: [UInt8]) throws(ProtocolViolation) -> Bool {
        guard var current = upload else { return true }
        guard quota.reserve(bytes.count, for: address) else { return false }
        // Out of the way, or each part would copy all those before it.
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

    /// Lets go of the file and of the room it has taken.
    ///
    /// - Returns: what there was of it.
    mutating func end() -> Upload? {
        deadline?.cancel()
        deadline = nil
        guard let ended = upload else { return nil }
        quota.release(ended.byteCount, of: address)
        upload = nil
        return ended
    }
}
