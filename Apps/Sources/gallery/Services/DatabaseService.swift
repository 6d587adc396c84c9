internal import ServiceLifecycle

/// Keeps the database running while the server runs, and until the last session has ended.
struct DatabaseService: Service {
    let database: GalleryDatabase

    func run() async { await cancelWhenGracefulShutdown { await database.run() } }
}
