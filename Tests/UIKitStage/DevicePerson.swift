#if canImport(UIKit)
import BelvedereCore
import BelvedereHeadless
import CoreLocation
import UIKit

/// The person at the device, who answers the dialogs of the system as a script says.
final class DevicePerson {
    private let script: DeviceScript
    /// The files for the next dialog, if the person has chosen them already.
    var chosen: [ReceivedFile] = []
    /// The lines for things that the person has noticed outside the app since the last step.
    var noticed: [String] = []
    /// The files that the person has put somewhere, in this order.
    private(set) var savedFiles: [SavedFile] = []
    private var folders: [URL] = []

    init(_ script: DeviceScript) {
        self.script = script
        switch script.position {
        case .answer(let place):
            CLLocationManager.answer = .authorizedWhenInUse
            CLLocationManager.location = CLLocation(place.latitude, place.longitude, accuracy: place.accuracy)
        case .failure(.denied): (CLLocationManager.answer, CLLocationManager.location) = (.denied, nil)
        default: (CLLocationManager.answer, CLLocationManager.location) = (.authorizedWhenInUse, nil)
        }
        CLLocationManager.failure = CLError(.network)
        if case .failure(.timedOut) = script.position { CLLocationManager.failure = CLError(.locationUnknown) }
        if case .silence = script.position { CLLocationManager.failure = nil }
        UIPasteboard.general.isDenied = false
        switch script.clipboard {
        case .answer(let text): UIPasteboard.general.string = text.isEmpty ? nil : text
        default:
            UIPasteboard.general.string = "A secret"
            UIPasteboard.general.isDenied = true
        }
    }

    /// Answers a dialog for files, if one is in front.
    @discardableResult
    func answer(_ front: UIViewController) -> Bool {
        guard let picker = front as? UIDocumentPickerViewController else { return false }
        if !picker.exported.isEmpty {
            guard case .answer = script.saving else {
                picker.choose([])
                return true
            }
            for place in picker.exported { take(place) }
            picker.choose(picker.exported)
        } else {
            picker.choose(files())
        }
        return true
    }

    func removeFiles() { for folder in folders { try? FileManager.default.removeItem(at: folder) } }

    /// Keeps a file of the app. A folder does not tell the kind of a file.
    private func take(_ place: URL) {
        noticed.append("saved " + Transcript.quoted(place.lastPathComponent))
        if let bytes = try? Data(contentsOf: place) {
            savedFiles.append(SavedFile(name: place.lastPathComponent, mediaType: "", bytes: Array(bytes)))
        }
    }

    /// Puts the files that the person chooses into folders.
    private func files() -> [URL] {
        var files = chosen
        chosen = []
        if files.isEmpty, case .answer(let scripted) = script.file { files = [scripted] }
        return files.compactMap(place)
    }

    /// Puts a file into a folder of its own.
    private func place(_ file: ReceivedFile) -> URL? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Person-\(UInt64.random(in: 0 ... .max))")
        folders.append(folder)
        let place = folder.appendingPathComponent(file.name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(file.bytes).write(to: place)
        } catch { return nil }
        return place
    }
}
#endif
