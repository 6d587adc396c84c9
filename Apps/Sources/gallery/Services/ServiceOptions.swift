internal import ArgumentParser
internal import ContactsModel
internal import ContactsStore
internal import EmployeesService
internal import Foundation
internal import HTTPService
internal import Logging
internal import NearbyPlaces
internal import StandInServers

/// The command-line options for the apps' data and services.
struct ServiceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder for contacts; 'none' keeps them in memory.", valueName: "folder"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            """
            The contacts at the first start: 'sample' (fictional people), 'none', or a vCard file. A database begins empty.
            """,
            valueName: "sample|none|file"), transform: DemoContacts.init(argument:))
    var contacts: DemoContacts?

    @Option(
        help: ArgumentHelp(
            "A PostgreSQL database for contacts, which several galleries can share; only in the program gallery-cluster.",
            valueName: "postgres://user@host:5432/database"))
    var database: String?

    @Option(
        help: ArgumentHelp(
            "The complete address of a list of employees. By default the gallery starts a server of its own.", valueName: "address"))
    var employeesURL: String?

    @Option(help: ArgumentHelp("The currency that salaries are in, by its code such as EUR; plain numbers without one.", valueName: "code"))
    var currency: String?

    @Option(help: ArgumentHelp("The source of places: \(PlacesConfiguration.names.joined(separator: ", ")).", valueName: "source"))
    var places = "shipped"

    @Option(help: ArgumentHelp("Another server for the source of places than the public one.", valueName: "address"))
    var placesURL: String?

    @Option(help: ArgumentHelp("The key for Google's services; or the environment variable GOOGLE_PLACES_KEY.", valueName: "key"))
    var placesKey: String?

    @Flag(help: "Send no request to other machines; the default without an address.")
    var offline = false

    func validate() throws {
        if database != nil, data != nil { throw ValidationError("Give either --data or --database, not both.") }
        if database != nil, GalleryDatabase.opener == nil {
            throw ValidationError("This program has no PostgreSQL. Use gallery-cluster; `make cluster` builds it.")
        }
        if let currency, currency.wholeMatch(of: /[A-Z]{3}/) == nil {
            throw ValidationError("\(currency) is not the code of a currency. A code has three capital letters, such as EUR.")
        }
        if offline, employeesURL != nil { throw ValidationError("Give either --offline or --employees-url, not both.") }
        if offline, placesURL != nil || ["overpass", "google", "google-legacy"].contains(places) {
            throw ValidationError("\(places) needs the network: leave out --offline, or use --places shipped.")
        }
        if let employeesURL, URL(string: employeesURL)?.host() == nil {
            throw ValidationError("\(employeesURL) is not a complete address. It begins with http:// or https://.")
        }
    }

    /// Opens all services that the options describe.
    ///
    /// - Parameters:
    ///   - time: the time that the services and the apps use.
    ///   - languages: the languages by whose alphabets lists can be sorted, as BCP 47 tags.
    func open(time: GalleryTime, languages: [String]) async throws -> GalleryServices {
        let database = try await openDatabase(languages: languages)
        let contacts = try await contactStore(in: database, languages: languages)
        let http = HTTPService(clock: time.clock)
        let shipped = try PlacesExtract.shipped()
        let places = try placesSource(http: http, shipped: shipped, time: time)
        return GalleryServices(
            time: time, database: database, contacts: contacts, resetDemoData: try demoContacts.resetting(contacts),
            employees: try await employeesService(http: http, time: time), currency: currency,
            // Take names, streets and the first position from the imported map data, or else from the app's own.
            places: places, extract: places as? PlacesExtract ?? shipped
        )
    }

    /// Opens the database in the option `--database`, or returns nil without this option.
    ///
    /// - Parameter languages: the languages by whose alphabets lists can be sorted, as BCP 47 tags.
    private func openDatabase(languages: [String]) async throws -> GalleryDatabase? {
        guard let database, let open = GalleryDatabase.opener else { return nil }
        return try await open(database, languages)
    }

    /// The contacts with which a new store begins, and which a reset restores.
    private var demoContacts: DemoContacts { contacts ?? (database == nil ? .sample : .nobody) }

    /// Opens the store of the contacts, and fills it if it is new. A shared database counts as new while it has no contacts.
    ///
    /// - Parameter languages: the languages by whose alphabets lists can be sorted, as BCP 47 tags.
    private func contactStore(in database: GalleryDatabase?, languages: [String]) async throws -> any ContactStore {
        let drafts = try demoContacts.drafts()
        if let database {
            if try await database.contacts.count(of: .all) == 0, !drafts.isEmpty { _ = try await database.contacts.create(drafts) }
            return database.contacts
        }
        if data == "none" {
            let store = try SQLiteContactStore.inMemory(languages: languages)
            _ = try await store.create(drafts)
            return store
        }
        let folder = data.map { URL(filePath: $0) } ?? Self.dataFolder
        let isNew = !FileManager.default.fileExists(
            atPath: folder.appending(component: SQLiteContactStore.fileName).path(percentEncoded: false))
        let logger = Logger(label: "contacts")
        let store = try await SQLiteContactStore.open(folder: folder, languages: languages) { failure in logger.error("\(failure)") }
        if isNew, !drafts.isEmpty { _ = try await store.create(drafts) }
        return store
    }

    private func placesSource(http: HTTPService, shipped: PlacesExtract, time: GalleryTime) throws -> any PlacesSource {
        // The app's own map data are opened once for the whole process, because they also provide names and streets.
        if places == "shipped" { return shipped }
        let key = placesKey ?? ProcessInfo.processInfo.environment["GOOGLE_PLACES_KEY"]
        return try PlacesConfiguration(named: places, address: placesURL, key: key).source(http: http, clock: time.clock, now: time.now)
    }

    private func employeesService(http: HTTPService, time: GalleryTime) async throws -> any EmployeesService {
        if let employeesURL, let address = URL(string: employeesURL) {
            return HTTPEmployeesService(address: address, http: http, now: time.now)
        }
        let server = try await EmployeesStandIn().start()
        guard let address = URL(string: server.address + "/api/v1/employees") else {
            throw ValidationError("The server of the gallery's own has no usable address: \(server.address)")
        }
        return HTTPEmployeesService(address: address, http: http, now: time.now)
    }

    /// The folder in which programs store data of this user, as the XDG Base Directory Specification and macOS define it.
    static var dataFolder: URL {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
            return URL(filePath: folder).appending(component: "belvedere")
        }
        #if os(Linux)
        return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share/belvedere")
        #else
        return URL.applicationSupportDirectory.appending(component: "Belvedere")
        #endif
    }
}
