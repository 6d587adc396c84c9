/// The names of the modules and system types that rules look for.
enum Frameworks {
    /// The modules that draw views and contain nothing else.
    static let interface: Set<String> = [
        "UIKit", "AppKit", "SwiftUI", "WatchKit", "MapKit", "ARKit", "SpriteKit", "SceneKit", "PencilKit", "WebKit", "Cocoa", "TVUIKit",
        "CarPlay", "AsyncDisplayKit", "SnapKit", "BelvedereBrowser",
    ]
    /// Modules that draw views but also contain parts that need no view. A small package imports them in every file; a package with the
    /// strict profile does not.
    static let whole: Set<String> = ["Belvedere"]
    /// All modules that draw views.
    static let drawing = interface.union(whole)
    /// The modules that store data, such as Core Data.
    static let storage: Set<String> = [
        "CoreData", "RealmSwift", "Realm", "GRDB", "SQLite", "SQLite3", "FMDB", "SwiftData", "FirebaseFirestore", "FirebaseDatabase",
        "Fluent",
        "CloudKit",
    ]
    /// Types that send requests.
    static let networkTypes: Set<String> = ["URLSession", "Alamofire", "AF", "RxAlamofire", "SessionManager", "MoyaProvider"]
    /// The types of Firebase that reach its servers, with the static functions that return their only objects.
    static let firebase: [String: String] = [
        "Auth": "auth", "Database": "database", "Firestore": "firestore", "Functions": "functions", "RemoteConfig": "remoteConfig",
        "Storage": "storage",
    ]
    /// Types that reach stored or remote data.
    static let storageTypes: Set<String> = [
        "UserDefaults", "URLSession", "NSPersistentContainer", "NSManagedObjectContext", "NSFetchRequest", "NSFetchedResultsController",
        "Realm", "ModelContext", "ModelContainer", "DatabaseQueue", "DatabasePool", "Keychain", "NSUbiquitousKeyValueStore", "FileManager",
        "Alamofire", "AF", "SessionManager", "Firestore",
    ]
}

extension Codebase {
    /// Whether a file imports a module that draws views.
    func isInterfaceFile(_ file: SourceFile) -> Bool {
        !imports(of: file).isDisjoint(with: Frameworks.drawing)
    }
}
