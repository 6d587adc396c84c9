internal import Belvedere
internal import BelvedereCore
internal import Synchronization

/// The open windows of a host.
final class OpenWindows: Sendable {
    private let pages: DesktopPages
    private let values: SessionValues
    private let sizes: WindowSizes
    private let loadPicture: @Sendable (String) async throws -> [UInt8]?
    private let open = Mutex<[Int: Entry]>([:])
    private let lastNumber = Atomic(0)
    private let closings = AsyncStream.makeStream(of: Void.self)

    private struct Entry {
        let path: String
        /// Nil as long as the window does not exist yet.
        var window: DesktopWindow?
        /// Whether the window closes as soon as it exists.
        var isClosing = false
    }

    init(
        of pages: DesktopPages, values: SessionValues, sizes: WindowSizes,
        loadPicture: @escaping @Sendable (String) async throws -> [UInt8]? = { _ in nil }
    ) {
        self.loadPicture = loadPicture
        self.sizes = sizes
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
        open.withLock { $0[number] = Entry(path: application.path) }
        do {
            let window = try await DesktopWindow.open(application, setting(for: application, at: path)) { self.close(number) }
            let isClosing = open.withLock { open in
                open[number]?.window = window
                return open[number]?.isClosing == true
            }
            if isClosing { window.onSession { $0.close() } }
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
        setting.loadPicture = loadPicture
        if let size = sizes.size(of: application.path) { (setting.width, setting.height) = (Int32(size.width), Int32(size.height)) }
        setting.openPage = { [self] address in Task { try await open(address) } }
        setting.quit = { [self] in quit() }
        setting.rememberSize = { [sizes] width, height in sizes.remember(width, height, of: application.path) }
        return setting
    }

    /// Closes all windows. Those with unsaved changes ask first.
    private func quit() {
        for entry in open.withLock({ Array($0.values) }) { entry.window?.onSession { $0.closeAfterQuestion() } }
    }

    /// Closes the windows of an app, without a question.
    func close(of path: String) {
        let windows = open.withLock { open in
            for number in open.keys where open[number]?.path == path { open[number]?.isClosing = true }
            return open.values.filter(\.isClosing).compactMap(\.window)
        }
        for window in windows { window.onSession { $0.close() } }
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
