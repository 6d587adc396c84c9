package import BelvedereCore

/// A small text file that the person of a ``Scenario`` has on their device.
///
/// ```swift
/// let card = ScenarioFile(name: "ann.vcf", mediaType: "text/vcard", text: "BEGIN:VCARD")
/// ```
nonisolated public struct ScenarioFile: Sendable, Hashable, Codable {
    /// The name it has on the device.
    public var name: String
    /// What the device takes it for.
    public var mediaType: String
    /// The content, which the file holds as UTF-8.
    public var text: String

    /// A text file.
    ///
    /// - Parameters:
    ///   - name: the name it has on the device.
    ///   - mediaType: what the device takes it for.
    ///   - text: the content.
    public init(name: String, mediaType: String = "text/plain", text: String) {
        self.name = name
        self.mediaType = mediaType
        self.text = text
    }

    package var received: ReceivedFile { ReceivedFile(name: name, mediaType: mediaType, bytes: Array(text.utf8)) }
}
