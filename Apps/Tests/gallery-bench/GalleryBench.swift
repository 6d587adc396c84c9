import BenchPages
import GalleryServer

/// The gallery with the pages for tests and measurements.
@main
struct GalleryBench {
    static func main() async { await GalleryCommand.main(adding: BenchPages()) }
}
