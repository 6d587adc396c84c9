internal import Belvedere
internal import BelvedereCore
internal import Synchronization

/// The open windows of a host.
final class OpenWindows: Sendable {
    private let pages: DesktopPages
    private let values: SessionValues
    private let count = Mutex(0)
    private let closings = AsyncStream.makeStream(of: Void.self)

    init(of pages: DesktopPages, values: SessionValues) {
        self.pages = pages
        self.values = values
    }

    /// Opens a window at an address.
    ///
    /// - Returns: whether there is an app at the address.
    func open(_ address: String) async throws -> Bool {
        guard let (application, path) = pages.find(address) else { return false }
        var setting = WindowSetting()
        setting.environment.values = values
        setting.path = path
        setting.openPage = { [self] address in Task { try await open(address) } }
        count.withLock { $0 += 1 }
        do {
            _ = try await DesktopWindow.open(application, setting) { self.close() }
        } catch {
            close()
            throw error
        }
        return true
    }

    private func close() {
        let isLast = count.withLock { count in
            count -= 1
            return count == 0
        }
        if isLast { closings.continuation.finish() }
    }

    func untilAllAreClosed() async {
        for await _ in closings.stream {}
    }
}
