import Belvedere
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Foundation

/// A computer whose person answers the dialogs as a script says. Files are written to a real folder, and texts go over the real clipboard.
final class ScriptedDevice: DesktopDevice, @unchecked Sendable {
    private let script: DeviceScript
    private let folder = FileManager.default.temporaryDirectory.appending(path: "BelvedereDesktop-\(UUID().uuidString)")
    /// The file for the next dialog, if the person has chosen it already.
    var chosen: ReceivedFile?
    private var hasCopied = false
    private var told: Set<String> = []
    /// The places that the person has chosen for files, in this order.
    private var places: [URL] = []

    init(_ script: DeviceScript) {
        self.script = script
    }

    override func answer(_ request: CapabilityRequest, over window: NativeView, _ answer: @escaping (CapabilityAnswer) -> Void) {
        if case .copy = request { hasCopied = true }
        super.answer(request, over: window, answer)
    }

    override func position(_ answer: @escaping (CapabilityAnswer) -> Void) {
        switch script.position {
        case .answer(let position): answer(.position(position))
        case .failure(let failure): answer(.failed(failure))
        case .silence: break
        }
    }

    override func chooseFiles(
        _ accepts: [String], several: Bool, over window: NativeView, _ done: @escaping ([ReceivedFile]) -> Void
    ) {
        if let chosen { return done([chosen]) }
        if case .answer(let file) = script.file { done([file]) } else { done([]) }
    }

    override func choosePlace(_ name: String, over window: NativeView, _ done: @escaping (String?) -> Void) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            places.append(folder.appending(path: name))
            done(folder.appending(path: name).path)
        } catch { done(nil) }
    }

    /// The text that another program has put on the clipboard is there until the app copies one.
    override func paste(from window: NativeView, _ answer: @escaping (CapabilityAnswer) -> Void) {
        switch script.clipboard {
        case .failure(let failure): return answer(.failed(failure))
        case .silence: return
        case .answer(let text): if !hasCopied { gdk_clipboard_set_text(gtk_widget_get_clipboard(window), text) }
        }
        super.paste(from: window, answer)
    }

    /// Returns the names of the files that were saved since the last time.
    func takeSaved() -> [String] {
        let all = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        defer { told = all }
        return all.subtracting(told).sorted()
    }

    /// Reads all files that were saved, in this order. A folder does not tell the kind of a file.
    func savedFiles() -> [SavedFile] {
        places.compactMap { place in
            FileManager.default.contents(atPath: place.path).map {
                SavedFile(name: place.lastPathComponent, mediaType: "", bytes: Array($0))
            }
        }
    }

    func removeFiles() {
        if FileManager.default.fileExists(atPath: folder.path) { try? FileManager.default.removeItem(at: folder) }
    }
}
