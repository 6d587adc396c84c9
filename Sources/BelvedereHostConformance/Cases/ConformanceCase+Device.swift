internal import Belvedere
internal import BelvedereHeadless

nonisolated extension ConformanceCase {
    /// What only the person's device can do, granted and denied.
    static var device: [ConformanceCase] { [position, noPosition, saving, reading, noReading, clipboard, noClipboard] }

    private static var position: ConformanceCase {
        ConformanceCase(
            "The device tells where it is", position: .at(latitude: 60.25, longitude: 24.5), makeWindow: { DeviceApp.window($0) },
            steps: [.tap(.button, "Where am I?"), .expect(screen("60.25, 24.5"))]
        )
    }

    private static var noPosition: ConformanceCase {
        ConformanceCase(
            "The device does not tell where it is", position: .failure(.denied), makeWindow: { DeviceApp.window($0) },
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
            device: ScenarioDevice(file: ScenarioFile(name: "words.txt", text: "Tea for two")),
            makeWindow: { DeviceApp.window($0) },
            steps: [.tap(.button, "Read"), .expect(screen("words.txt: Tea for two"))]
        )
    }

    private static var noReading: ConformanceCase {
        ConformanceCase(
            "A person chooses no file when asked for one", device: ScenarioDevice(), makeWindow: { DeviceApp.window($0) },
            steps: [.tap(.button, "Read"), .expect(screen("denied"))]
        )
    }

    private static var clipboard: ConformanceCase {
        ConformanceCase(
            "What is copied can be pasted", device: ScenarioDevice(clipboard: "Before"), makeWindow: { DeviceApp.window($0) },
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
            "A person keeps the clipboard to themselves", device: ScenarioDevice(), makeWindow: { DeviceApp.window($0) },
            steps: [.tap(.button, "Paste"), .expect(screen("denied"))]
        )
    }

    private static func screen(_ told: String, notice: String? = nil) -> String {
        let lines =
            ["screen \"Device\"", "  label \(Transcript.quoted(told))"]
            + ["Where am I?", "Save", "Read", "Copy", "Paste"].map { "  button \"\($0)\"" }
        return (lines + [notice].compactMap { $0 }).joined(separator: "\n")
    }
}
