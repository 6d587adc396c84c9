internal import Belvedere
internal import Foundation
internal import Hummingbird

/// The pictures of the apps. The script `Scripts/take-pictures` makes them from the running gallery.
struct GalleryPictures: Sendable {
    /// The path under which the server serves the pictures.
    static let path = "/pictures"
    /// The bytes of the files by their names. A light picture such as `hello.webp` has a dark one, `hello-dark.webp`.
    private let files: [String: [UInt8]]

    /// No pictures, for a program that does not serve any.
    static let none = GalleryPictures(files: [:])

    private init(files: [String: [UInt8]]) {
        self.files = files
    }

    /// Loads the pictures from the program's resource folder. If the folder is missing, the gallery has no pictures.
    init() {
        let folder = Bundle.module.bundleURL.appending(path: "Pictures")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        files = Dictionary(
            uniqueKeysWithValues: names.filter { $0.hasSuffix(".webp") }.compactMap { name in
                (try? Data(contentsOf: folder.appending(component: name))).map { (name, Array($0)) }
            })
    }

    /// Returns the address of the picture with a name, or an empty text if there is none.
    func address(of name: String) -> String { files["\(name).webp"] == nil ? "" : "\(Self.path)/\(name).webp" }

    /// Returns the name of an app's pictures, which is the first component of its path.
    static func name(for path: String) -> String { path.split(separator: "/").first.map(String.init) ?? "front" }

    /// Returns the picture with a name for light pages, together with its dark version if there is one.
    func picture(of name: String) -> ImageView.Picture? {
        let light = address(of: name), dark = address(of: "\(name)-dark")
        if light.isEmpty { return nil }
        return dark.isEmpty ? .address(light) : .addresses(light: light, dark: dark)
    }

    func addRoutes<Context: RequestContext>(to router: Hummingbird.Router<Context>) {
        for (name, bytes) in files {
            router.get(RouterPath(stringLiteral: "\(Self.path)/\(name)")) { _, _ in
                let headers: HTTPFields = [
                    .contentType: "image/webp", .cacheControl: "public, max-age=3600", .xContentTypeOptions: "nosniff",
                ]
                return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
            }
        }
    }
}
