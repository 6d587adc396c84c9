import BenchPages
import GalleryPostgreSQL
import GalleryServer

/// The demonstration server that can share a database, with additional pages that the tests of several servers use.
@main
struct GalleryClusterBench {
    static func main() async { await GalleryCommand.main(openDatabase: GalleryDatabase.postgreSQL(at:languages:), adding: BenchPages()) }
}
