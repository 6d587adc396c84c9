internal import Belvedere
internal import CGtk
internal import Foundation

/// The answers of the person's computer to the requests of an app.
///
/// It may pass between threads although the compiler does not check it: only the thread of GTK uses it.
class DesktopDevice: @unchecked Sendable {
    /// The largest file in bytes that is written at once. A larger one would block the windows.
    private static let writtenAtOnce = 1_000_000

    /// The answers to the requests whose files are still being written, by number.
    private var saves: [Int: (CapabilityAnswer) -> Void] = [:]
    private var lastSave = 0

    /// Answers a request of the app. The dialogs stand over a window.
    func answer(_ request: CapabilityRequest, over window: NativeView, _ answer: @escaping (CapabilityAnswer) -> Void) {
        switch request {
        case .position: position(answer)
        case .read(let accepts): chooseFiles(accepts, over: window) { files in answer(files.first.map { .file($0) } ?? .failed(.denied)) }
        case .save(let file): save(file, over: window, answer)
        case .open(let link):
            guard let address = LinkPolicy.destination(of: link) else { return answer(.failed(.unavailable)) }
            open(address, over: window)
            answer(.done)
        case .copy(let text):
            gdk_clipboard_set_text(gtk_widget_get_clipboard(window), text)
            answer(.done)
        case .paste: paste(from: window, answer)
        }
    }

    /// Opens an address that the policy allows in the program for it.
    func open(_ address: String, over window: NativeView) { gtk_show_uri(belvedere_window(window), address, 0) }

    /// Finds the place of the computer. GTK has no service for it.
    func position(_ answer: @escaping (CapabilityAnswer) -> Void) { answer(.failed(.unavailable)) }

    /// Lets the person choose one file, or several files. The result is empty if the person chose none.
    func chooseFiles(
        _ accepts: [String], several: Bool = false, over window: NativeView, _ done: @escaping ([ReceivedFile]) -> Void
    ) {
        FileDialog.show(
            title: "Open a file", action: GTK_FILE_CHOOSER_ACTION_OPEN, over: window, accepts: accepts, several: several
        ) { paths in
            done(
                paths.compactMap { path in
                    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
                    return ReceivedFile(name: URL(fileURLWithPath: path).lastPathComponent, mediaType: "", bytes: Array(bytes))
                })
        }
    }

    /// Lets the person choose where a new file goes. The result is nil if the person wants no file.
    func choosePlace(_ name: String, over window: NativeView, _ done: @escaping (String?) -> Void) {
        FileDialog.show(title: "Save a file", action: GTK_FILE_CHOOSER_ACTION_SAVE, over: window, name: name) { done($0.first) }
    }

    private func save(_ file: SavedFile, over window: NativeView, _ answer: @escaping (CapabilityAnswer) -> Void) {
        choosePlace(file.name, over: window) { [self] path in
            guard let path else { return answer(.failed(.denied)) }
            if file.byteCount ?? .max > Self.writtenAtOnce { return save(file, to: path, answer) }
            do {
                try Data(file.bytes).write(to: URL(fileURLWithPath: path))
                answer(.done)
            } catch { answer(.failed(.unavailable)) }
        }
    }

    /// Saves a large file, or one whose content the app still makes, without waiting for it.
    private func save(_ file: SavedFile, to path: String, _ answer: @escaping (CapabilityAnswer) -> Void) {
        lastSave += 1
        let number = lastSave
        saves[number] = answer
        Task { [self] in
            let isSaved = await Self.write(file, to: path)
            GtkThread.run { self.saves.removeValue(forKey: number)?(isSaved ? .done : .failed(.unavailable)) }
        }
    }

    private static func write(_ file: SavedFile, to path: String) async -> Bool {
        guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path) else {
            return false
        }
        do {
            for try await piece in file.pieces { try handle.write(contentsOf: Data(piece)) }
            try handle.close()
            return true
        } catch { return false }
    }

    /// Reads the text on the clipboard, which another program may own, so it comes later.
    func paste(from window: NativeView, _ answer: @escaping (CapabilityAnswer) -> Void) {
        let clipboard = gtk_widget_get_clipboard(window)
        let waiting = Unmanaged.passRetained(PendingPaste(answer)).toOpaque()
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { clipboard, result, data in
                guard let data else { return }
                let pending = Unmanaged<PendingPaste>.fromOpaque(data).takeRetainedValue()
                let text = gdk_clipboard_read_text_finish(clipboard.map { OpaquePointer($0) }, result, nil)
                pending.answer(.text(text.map { String(cString: $0) } ?? ""))
                g_free(text)
            }, waiting)
    }
}

private final class PendingPaste {
    let answer: (CapabilityAnswer) -> Void

    init(_ answer: @escaping (CapabilityAnswer) -> Void) {
        self.answer = answer
    }
}
