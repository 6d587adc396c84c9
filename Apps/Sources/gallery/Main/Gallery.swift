import GalleryServer

/// The main program of the gallery that runs on every machine. It stores the contacts in SQLite.
@main
struct Gallery {
    static func main() async { await GalleryCommand.main() }
}
