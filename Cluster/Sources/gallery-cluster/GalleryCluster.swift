import GalleryPostgreSQL
import GalleryServer

/// The gallery, the project's demonstration server, as a program that shares a PostgreSQL database with other servers:
/// `gallery-cluster --database postgres://…`.
@main
struct GalleryCluster {
    static func main() async { await GalleryCommand.main(openDatabase: GalleryDatabase.postgreSQL(at:languages:)) }
}
