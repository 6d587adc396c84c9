internal import BelvedereCore

/// A small text file that the person of a ``Scenario`` has on their device.
///
/// ```swift
/// let card = ScenarioFile(name: "ann.vcf", mediaType: "text/vcard", text: "BEGIN:VCARD")
/// ```
nonisolated public struct ScenarioFile: Sendable, Hashable, Codable {
    public var name: String
    public var mediaType: String
    /// The content, which the file holds as UTF-8.
    public var text: String

    public init(name: String, mediaType: String = "text/plain", text: String) {
        self.name = name
        self.mediaType = mediaType
        self.text = text
    }

    var received: ReceivedFile { ReceivedFile(name: name, mediaType: mediaType, bytes: Array(text.utf8)) }
}
