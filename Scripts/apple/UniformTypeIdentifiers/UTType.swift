// A stand-in for the part of Uniform Type Identifiers that BelvedereUIKitHost uses. No product of the package contains it.
//
// Pages: UTType.

public struct UTType: Sendable, Hashable {
    public let identifier: String
    private let media: String?

    private init(_ identifier: String, _ media: String? = nil) { (self.identifier, self.media) = (identifier, media) }

    public static let item = UTType("public.item")
    public static let image = UTType("public.image")
    public static let audio = UTType("public.audio")
    public static let movie = UTType("public.movie")
    public static let text = UTType("public.text")

    private static let plain = UTType("public.plain-text", "text/plain")

    /// Returns the type of files with an extension. This stand-in knows only plain text.
    public init?(filenameExtension: String) {
        if filenameExtension != "txt" { return nil }
        self = Self.plain
    }

    public init?(mimeType: String) {
        if mimeType != "text/plain" { return nil }
        self = Self.plain
    }

    public var preferredMIMEType: String? { media }
}
