#if canImport(UIKit)
import BelvedereCore
import BelvedereHeadless
import CoreLocation
import UIKit

/// The person at the device, who answers the dialogs of the system as a script says.
final class DevicePerson {
    private let script: DeviceScript
    /// The file for the next dialog, if the person has chosen it already.
    var chosen: ReceivedFile?
    /// The lines for things that the person has noticed outside the app since the last step.
    var noticed: [String] = []
    private var folders: [URL] = []

    init(_ script: DeviceScript) {
        self.script = script
        switch script.position {
        case .answer(let place):
            CLLocationManager.answer = .authorizedWhenInUse
            CLLocationManager.location = CLLocation(place.latitude, place.longitude, accuracy: place.accuracy)
        default: (CLLocationManager.answer, CLLocationManager.location) = (.denied, nil)
        }
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
            noticed += picker.exported.map { "saved " + Transcript.quoted($0.lastPathComponent) }
            picker.choose(picker.exported)
        } else {
            picker.choose(file().map { [$0] } ?? [])
        }
        return true
    }

    func removeFiles() { for folder in folders { try? FileManager.default.removeItem(at: folder) } }

    /// Puts the file that the person chooses into a folder.
    private func file() -> URL? {
        var file = chosen
        chosen = nil
        if file == nil, case .answer(let scripted) = script.file { file = scripted }
        guard let file else { return nil }
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
