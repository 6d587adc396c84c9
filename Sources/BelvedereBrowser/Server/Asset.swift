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
        bytes = source
        path = "\(Self.prefix)\(Digest(source))/\(name)"
        self.mediaType = mediaType
    }
}
