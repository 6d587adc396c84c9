#if BROWSER_HOST
import Belvedere
import BelvedereHeadless

/// The device of a person, as the process that drives Chromium simulates it: a position or the reason for its absence, the text on the
/// clipboard, and the file that the person chooses.
nonisolated struct BrowserDevice: Sendable, Encodable {
    struct Position: Sendable, Encodable {
        var latitude, longitude, accuracy: Double
    }

    var position: Position?
    var failure: String?
    var clipboard: String?
    var file: BrowserFile?

    init(_ script: DeviceScript) {
        switch script.position {
        case .answer(let place): position = Position(latitude: place.latitude, longitude: place.longitude, accuracy: place.accuracy)
        case .failure(let failure): self.failure = failure.rawValue
        case .silence: failure = "timedOut"
        }
        if case .answer(let text) = script.clipboard { clipboard = text }
        if case .answer(let chosen) = script.file { file = BrowserFile(chosen) }
    }
}
#endif
