internal import ServiceLifecycle

/// The database for as long as the server runs, and until its last session has ended.
struct DatabaseService: Service {
    let database: GalleryDatabase

    func run() async { await cancelWhenGracefulShutdown { await database.run() } }
}
