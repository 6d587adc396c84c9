internal import Belvedere
internal import Foundation
internal import Hummingbird

/// The pictures of the apps, which `Scripts/take-pictures` takes from the running gallery.
struct GalleryPictures: Sendable {
    /// Where they are served.
    static let path = "/pictures"
    /// The files by their names, each with a dark one beside it: `hello.webp`, `hello-dark.webp`.
    private let files: [String: [UInt8]]

    /// The pictures that were built into the program. Without the folder beside it there are none.
    init() {
        let folder = Bundle.module.bundleURL.appending(path: "Pictures")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        files = Dictionary(
            uniqueKeysWithValues: names.filter { $0.hasSuffix(".webp") }.compactMap { name in
                (try? Data(contentsOf: folder.appending(component: name))).map { (name, Array($0)) }
            })
    }

    /// The address of a picture; empty if there is none.
    func address(of name: String) -> String { files["\(name).webp"] == nil ? "" : "\(Self.path)/\(name).webp" }

    /// The name of the pictures of an app: the first part of its path.
    static func name(for path: String) -> String { path.split(separator: "/").first.map(String.init) ?? "front" }

    /// A picture for light pages and its twin for dark ones.
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
