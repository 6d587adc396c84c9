#if canImport(UIKit)
internal import BelvedereCore
internal import CoreLocation
internal import UIKit
internal import UniformTypeIdentifiers

/// The answers of the person's device to the requests of an app.
final class HostDevice {
    /// The questions that are open: each object hears the answer.
    private var questions: [NSObject] = []

    func answer(_ request: CapabilityRequest, over controller: UIViewController, _ answer: @escaping (CapabilityAnswer) -> Void) {
        switch request {
        case .position:
            let question = PositionQuestion()
            ask(question) { question.finish = $0 }
            question.answer = answer
            question.start()
        case .read(let accepts):
            chooseFiles(accepts, over: controller) { files in answer(files.first.map { .file($0) } ?? .failed(.denied)) }
        case .save(let file): save(file, over: controller, answer)
        case .open(let link): open(link, answer)
        case .copy(let text): copy(text, answer)
        case .paste: paste(answer)
        }
    }

    /// Keeps a question until it is answered.
    private func ask(_ question: NSObject, _ whenFinished: (@escaping () -> Void) -> Void) {
        questions.append(question)
        whenFinished { [weak self, weak question] in self?.questions.removeAll { $0 === question } }
    }

    /// Opens an address that the policy allows in the program for it.
    func open(_ link: String, _ answer: @escaping (CapabilityAnswer) -> Void) {
        guard let address = LinkPolicy.destination(of: link).flatMap({ URL(string: $0) }) else { return answer(.failed(.unavailable)) }
        UIApplication.shared.open(address) { isOpened in answer(isOpened ? .done : .failed(.unavailable)) }
    }

    #if !os(tvOS)
    private func copy(_ text: String, _ answer: (CapabilityAnswer) -> Void) {
        UIPasteboard.general.string = text
        answer(.done)
    }

    /// Reads the text on the clipboard. UIKit asks the person first, and gives no text if the person does not want it.
    private func paste(_ answer: (CapabilityAnswer) -> Void) {
        let clipboard = UIPasteboard.general
        if !clipboard.hasStrings { return answer(.text("")) }
        answer(clipboard.string.map { .text($0) } ?? .failed(.denied))
    }

    /// Lets the person choose one file, or several files. The result is empty if the person chose none.
    func chooseFiles(
        _ accepts: [String], several: Bool = false, over controller: UIViewController, _ done: @escaping ([ReceivedFile]) -> Void
    ) {
        // UIKit copies the file, so the app may read it without further permission.
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: FileTypes.accepted(accepts), asCopy: true)
        picker.allowsMultipleSelection = several
        show(picker, over: controller) { files in done(files.compactMap(Self.read)) }
    }

    private func save(_ file: SavedFile, over controller: UIViewController, _ answer: @escaping (CapabilityAnswer) -> Void) {
        // A name is not a path.
        let name = file.name.split(separator: "/").last.map(String.init) ?? "file"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Belvedere-\(UInt64.random(in: 0 ... .max))")
        let place = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if file.byteCount ?? .max <= Self.readAtOnce {
                try Data(file.bytes).write(to: place)
                return export(place, in: folder, over: controller, answer)
            }
            // A file of any length passes through the memory in pieces.
            try Data([]).write(to: place)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            return answer(.failed(.unavailable))
        }
        Task {
            do {
                let writer = try FileHandle(forWritingTo: place)
                defer { try? writer.close() }
                for try await piece in file.pieces { try writer.write(contentsOf: Data(piece)) }
            } catch {
                try? FileManager.default.removeItem(at: folder)
                return answer(.failed(.unavailable))
            }
            export(place, in: folder, over: controller, answer)
        }
    }

    /// The largest file in bytes that is read at once. Reading a larger one would block the screen.
    private static let readAtOnce = 1_000_000

    private func export(
        _ place: URL, in folder: URL, over controller: UIViewController, _ answer: @escaping (CapabilityAnswer) -> Void
    ) {
        let picker = UIDocumentPickerViewController(forExporting: [place], asCopy: true)
        show(picker, over: controller) { files in
            try? FileManager.default.removeItem(at: folder)
            answer(files.isEmpty ? .failed(.denied) : .done)
        }
    }

    private func show(_ picker: UIDocumentPickerViewController, over controller: UIViewController, _ done: @escaping ([URL]) -> Void) {
        let question = DocumentQuestion()
        ask(question) { question.finish = $0 }
        question.done = done
        picker.delegate = question
        controller.present(picker, animated: true)
    }

    private static func read(_ place: URL) -> ReceivedFile? {
        // The copy belongs to the app, which needs it only once.
        defer { try? FileManager.default.removeItem(at: place) }
        guard let bytes = try? Data(contentsOf: place) else { return nil }
        let type = UTType(filenameExtension: place.pathExtension)?.preferredMIMEType
        return ReceivedFile(name: place.lastPathComponent, mediaType: type ?? "", bytes: Array(bytes))
    }
    #else
    // tvOS has neither a clipboard nor files of the person.
    private func copy(_ text: String, _ answer: (CapabilityAnswer) -> Void) { answer(.failed(.unavailable)) }
    private func paste(_ answer: (CapabilityAnswer) -> Void) { answer(.failed(.unavailable)) }
    func chooseFiles(
        _ accepts: [String], several: Bool = false, over controller: UIViewController, _ done: ([ReceivedFile]) -> Void
    ) { done([]) }
    private func save(_ file: SavedFile, over controller: UIViewController, _ answer: (CapabilityAnswer) -> Void) {
        answer(.failed(.unavailable))
    }
    #endif
}

/// The types of files of the system for the extensions and media types of an app.
enum FileTypes {
    static func accepted(_ accepts: [String]) -> [UTType] {
        let groups: [String: UTType] = ["image/*": .image, "audio/*": .audio, "video/*": .movie, "text/*": .text]
        let types = accepts.compactMap { name in
            name.hasPrefix(".") ? UTType(filenameExtension: String(name.dropFirst())) : groups[name] ?? UTType(mimeType: name)
        }
        return types.isEmpty ? [.item] : types
    }
}

#if !os(tvOS)
/// Hears which files a person has chosen.
private final class DocumentQuestion: NSObject, UIDocumentPickerDelegate {
    var done: ([URL]) -> Void = { _ in }
    var finish: () -> Void = {}

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        done(urls)
        finish()
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        done([])
        finish()
    }
}
#endif

/// Asks the person for the permission to use the position, and then asks the device for it.
///
/// Core Location calls the methods on the thread of the manager, which is the main thread, but declares them for every thread.
private final class PositionQuestion: NSObject, CLLocationManagerDelegate {
    var answer: (CapabilityAnswer) -> Void = { _ in }
    var finish: () -> Void = {}
    private let manager = CLLocationManager()
    private var isAnswered = false

    func start() {
        manager.delegate = self
        goOn()
    }

    private func goOn() {
        switch manager.authorizationStatus {
        case .notDetermined: manager.requestWhenInUseAuthorization()
        case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
        default: end(.failed(.denied))
        }
    }

    private func end(_ result: CapabilityAnswer) {
        if isAnswered { return }
        isAnswered = true
        answer(result)
        finish()
    }

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { MainActor.assumeIsolated { goOn() } }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last else { return }
        let position = DevicePosition(
            latitude: place.coordinate.latitude, longitude: place.coordinate.longitude, accuracy: place.horizontalAccuracy)
        MainActor.assumeIsolated { end(.position(position)) }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        let failures: [CLError.Code: CapabilityFailure] = [.denied: .denied, .locationUnknown: .timedOut]
        let failure = (error as? CLError).flatMap { failures[$0.code] } ?? .unavailable
        MainActor.assumeIsolated { end(.failed(failure)) }
    }
}
#endif
