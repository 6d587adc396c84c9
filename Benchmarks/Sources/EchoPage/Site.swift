import NIOCore

/// The served files: a page with a button and a label, and a page with the rows of js-framework-benchmark.
struct Site: Sendable {
    private let files: [String: (type: String, content: ByteBuffer)]

    init(styleSheet: ByteBuffer) {
        files = [
            "/": ("text/html; charset=utf-8", ByteBuffer(bytes: PackageResources.echo_html)),
            "/echo.js": ("text/javascript; charset=utf-8", ByteBuffer(bytes: PackageResources.echo_js)),
            "/vanilla": ("text/html; charset=utf-8", ByteBuffer(bytes: PackageResources.vanilla_html)),
            "/vanilla.js": ("text/javascript; charset=utf-8", ByteBuffer(bytes: PackageResources.vanilla_js)),
            "/style.css": ("text/css; charset=utf-8", styleSheet),
        ]
    }

    func file(at path: String) -> (type: String, content: ByteBuffer)? { files[path] }
}
