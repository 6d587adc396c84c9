internal import Belvedere
internal import BelvedereCore
internal import Synchronization

/// The open windows of a host.
final class OpenWindows: Sendable {
    private let pages: DesktopPages
    private let values: SessionValues
    private let sizes = WindowSizes(in: WindowSizes.folder)
    private let open = Mutex<[Int: DesktopWindow?]>([:])
    private let lastNumber = Atomic(0)
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
        let number = lastNumber.add(1, ordering: .relaxed).newValue
        // The window counts before it exists, so that the program does not end meanwhile.
        open.withLock { $0[number] = .some(nil) }
        do {
            let window = try await DesktopWindow.open(application, setting(for: application, at: path)) { self.close(number) }
            open.withLock { if $0[number] != nil { $0[number] = window } }
        } catch {
            close(number)
            throw error
        }
        return true
    }

    private func setting(for application: BelvedereApp, at path: String) -> WindowSetting {
        var setting = WindowSetting()
        setting.environment.values = values
        setting.path = path
        if let size = sizes.size(of: application.path) { (setting.width, setting.height) = (Int32(size.width), Int32(size.height)) }
        setting.openPage = { [self] address in Task { try await open(address) } }
        setting.quit = { [self] in quit() }
        setting.rememberSize = { [sizes] width, height in sizes.remember(width, height, of: application.path) }
        return setting
    }

    /// Closes all windows. Those with unsaved changes ask first.
    private func quit() {
        for window in open.withLock({ Array($0.values) }) { window?.onSession { $0.closeAfterQuestion() } }
    }

    private func close(_ number: Int) {
        let isLast = open.withLock { open in
            open[number] = nil
            return open.isEmpty
        }
        if isLast { closings.continuation.finish() }
    }

    func untilAllAreClosed() async {
        for await _ in closings.stream {}
    }
}
