import BelvedereDesktop
import GalleryServer

/// The gallery in native windows: the same apps as in `gallery`, with the same services.
@main
struct GalleryDesktop {
    static func main() async {
        await GalleryCommand.main(named: "gallery-desktop") { gallery in
            let host = DesktopHost(gallery.applications, values: gallery.values)
            gallery.onLogOut { host.closeWindows(of: "/staff") }
            try await host.run(at: gallery.address)
        }
    }
}
