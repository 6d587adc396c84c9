import BelvedereDesktop
import GalleryServer

/// The gallery in native windows: the same apps as in `gallery`, with the same services.
@main
struct GalleryDesktop {
    static func main() async {
        await GalleryCommand.main(named: "gallery-desktop") { gallery in
            try await DesktopHost(gallery.applications, values: gallery.values).run(at: gallery.address)
        }
    }
}
