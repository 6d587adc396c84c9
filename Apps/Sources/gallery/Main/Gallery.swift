import GalleryServer

/// The gallery with what every machine has: contacts are kept in SQLite.
@main
struct Gallery {
    static func main() async { await GalleryCommand.main() }
}
