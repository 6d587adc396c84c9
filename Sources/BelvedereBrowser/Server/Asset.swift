/// A file that every page needs, part of the program itself. Its address changes with its content, so browsers keep it
/// for good.
struct Asset: Sendable {
    let path: String
    let mediaType: String
    let bytes: [UInt8]

    static let prefix = "/_belvedere/"
    static let script = Asset("client.js", "text/javascript; charset=utf-8", PackageResources.client_js)
    static let styleSheet = Asset("style.css", "text/css; charset=utf-8", PackageResources.style_css)

    private init(_ name: String, _ mediaType: String, _ source: [UInt8]) {
        bytes = Self.withoutComments(source)
        path = "\(Self.prefix)\(Digest(bytes))/\(name)"
        self.mediaType = mediaType
    }

    /// Whole lines of comment and the indentation are for whoever reads the source, not for the network.
    private static func withoutComments(_ source: [UInt8]) -> [UInt8] {
        source.split(separator: UInt8(ascii: "\n")).flatMap { line -> [UInt8] in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            return text.isEmpty || text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) ? [] : text + [UInt8(ascii: "\n")]
        }
    }
}
