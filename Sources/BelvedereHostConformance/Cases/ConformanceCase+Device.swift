internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// The test cases about requests to the person's device, both granted and denied.
    static var device: [ConformanceCase] { [position, noPosition, saving, reading, noReading, clipboard, noClipboard] }

    private static var position: ConformanceCase {
        ConformanceCase(
            "The device tells where it is",
            device: device { $0.position = .answer(DevicePosition(latitude: 60.25, longitude: 24.5, accuracy: 20)) },
            makeWindow: { DeviceApp.window($0) },
            steps: [.tap(.button, "Where am I?"), .expect(screen("60.25, 24.5"))]
        )
    }

    private static var noPosition: ConformanceCase {
        ConformanceCase(
            "The device does not tell where it is", device: device { $0.position = .failure(.denied) },
            makeWindow: { DeviceApp.window($0) },
            steps: [.tap(.button, "Where am I?"), .expect(screen("denied"))]
        )
    }

    private static var saving: ConformanceCase {
        ConformanceCase(
            "A person gets a file to keep", makeWindow: { DeviceApp.window($0) },
            steps: [
                .tap(.button, "Save"),
                .expect(screen("saved", notice: "saved \"notes.txt\"")),
            ])
    }

    private static var reading: ConformanceCase {
        ConformanceCase(
            "A person chooses a file when asked for one",
            device: device {
                $0.file = .answer(ReceivedFile(name: "words.txt", mediaType: "text/plain", bytes: Array("Tea for two".utf8)))
            },
            makeWindow: { DeviceApp.window($0) },
            steps: [.tap(.button, "Read"), .expect(screen("words.txt: Tea for two"))]
        )
    }

    private static var noReading: ConformanceCase {
        ConformanceCase(
            "A person chooses no file when asked for one", device: device { $0.file = .failure(.denied) },
            makeWindow: { DeviceApp.window($0) },
            steps: [.tap(.button, "Read"), .expect(screen("denied"))]
        )
    }

    private static var clipboard: ConformanceCase {
        ConformanceCase(
            "A copied text can be pasted", device: device { $0.clipboard = .answer("Before") }, makeWindow: { DeviceApp.window($0) },
            steps: [
                .tap(.button, "Paste"),
                .expect(screen("Before")),
                .tap(.button, "Copy"),
                .expect(screen("copied")),
                .tap(.button, "Paste"),
                .expect(screen("A text to copy")),
            ]
        )
    }

    private static var noClipboard: ConformanceCase {
        ConformanceCase(
            "A person keeps the clipboard to themselves", device: device { $0.clipboard = .failure(.denied) },
            makeWindow: { DeviceApp.window($0) },
            steps: [.tap(.button, "Paste"), .expect(screen("denied"))]
        )
    }

    /// Returns a device with the default reactions, changed by a closure.
    private static func device(_ change: (inout DeviceScript) -> Void) -> DeviceScript {
        var device = DeviceScript()
        change(&device)
        return device
    }

    private static func screen(_ told: String, notice: String? = nil) -> String {
        let lines =
            ["screen \"Device\"", "  label \(Transcript.quoted(told))"]
            + ["Where am I?", "Save", "Read", "Copy", "Paste"].map { "  button \"\($0)\"" }
        return (lines + [notice].compactMap { $0 }).joined(separator: "\n")
    }
}
