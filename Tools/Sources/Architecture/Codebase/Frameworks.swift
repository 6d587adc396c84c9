/// Modules that a rule knows by name.
enum Frameworks {
    /// What draws.
    static let interface: Set<String> = [
        "UIKit", "AppKit", "SwiftUI", "WatchKit", "MapKit", "ARKit", "SpriteKit", "SceneKit", "PencilKit", "WebKit", "Cocoa", "TVUIKit",
        "CarPlay", "AsyncDisplayKit", "SnapKit", "BelvedereBrowser",
    ]
    /// What draws and holds the parts that know no view as well. A small package imports it everywhere, and a strict one does not.
    static let whole: Set<String> = ["Belvedere"]
    /// Both.
    static let drawing = interface.union(whole)
    /// What stores.
    static let storage: Set<String> = [
        "CoreData", "RealmSwift", "Realm", "GRDB", "SQLite", "SQLite3", "FMDB", "SwiftData", "FirebaseFirestore", "FirebaseDatabase",
        "Fluent",
        "CloudKit",
    ]
    /// Types that reach stored or remote data.
    static let storageTypes: Set<String> = [
        "UserDefaults", "URLSession", "NSPersistentContainer", "NSManagedObjectContext", "NSFetchRequest", "NSFetchedResultsController",
        "Realm", "ModelContext", "ModelContainer", "DatabaseQueue", "DatabasePool", "Keychain", "NSUbiquitousKeyValueStore", "FileManager",
        "Alamofire", "AF", "SessionManager", "Firestore",
    ]
}

extension Codebase {
    /// Whether a file draws: it imports a framework of views.
    func isInterfaceFile(_ file: SourceFile) -> Bool {
        !imports(of: file).isDisjoint(with: Frameworks.drawing)
    }
}
