internal import ArgumentParser
internal import Belvedere
internal import ContactsMVC
internal import ContactsMVP
internal import ContactsMVVM
internal import ContactsModel
internal import ContactsStore
internal import ContactsVIPER
internal import Doggies
internal import Employees
internal import EmployeesService
internal import Foundation
internal import HTTPService
internal import Logging
internal import Nearby
internal import NearbyPlaces
internal import Staff
internal import StandInServers

/// Where the apps keep their data and which services they ask.
struct ServiceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that contacts are kept in; in memory if it is 'none'.", valueName: "folder"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            "Who is in the contacts at the first start: 'sample' (people who do not exist), 'none', or a vCard file. A database begins with nobody.",
            valueName: "sample|none|file"), transform: DemoContacts.init(argument:))
    var contacts: DemoContacts?

    @Option(
        help: ArgumentHelp(
            "A PostgreSQL database for contacts, which several galleries can share; only in the program gallery-cluster.",
            valueName: "postgres://user@host:5432/database"))
    var database: String?

    @Option(
        help: ArgumentHelp(
            "The complete address of a list of employees. Without one a server of the gallery's own answers.", valueName: "address"))
    var employeesURL: String?

    @Option(help: ArgumentHelp("The currency that salaries are in, by its code such as EUR; plain numbers without one.", valueName: "code"))
    var currency: String?

    @Option(help: ArgumentHelp("Where places come from: \(PlacesConfiguration.names.joined(separator: ", ")).", valueName: "source"))
    var places = "shipped"

    @Option(help: ArgumentHelp("Another server for the source of places than the public one.", valueName: "address"))
    var placesURL: String?

    @Option(help: ArgumentHelp("The key for Google's services; or the environment variable GOOGLE_PLACES_KEY.", valueName: "key"))
    var placesKey: String?

    @Flag(help: "Ask nothing beyond this machine; the default where no address is given.")
    var offline = false

    func validate() throws {
        if database != nil, data != nil { throw ValidationError("Give either --data or --database, not both.") }
        if database != nil, GalleryDatabase.opener == nil {
            throw ValidationError("This program has no PostgreSQL. Take gallery-cluster; `make cluster` builds it.")
        }
        if let currency, currency.wholeMatch(of: /[A-Z]{3}/) == nil {
            throw ValidationError("\(currency) is no code of a currency. One has three capital letters, such as EUR.")
        }
        if offline, employeesURL != nil { throw ValidationError("Give either --offline or --employees-url, not both.") }
        if offline, placesURL != nil || ["overpass", "google", "google-legacy"].contains(places) {
            throw ValidationError("\(places) is asked over the network: leave out --offline, or take --places shipped.")
        }
        if let employeesURL, URL(string: employeesURL)?.host() == nil {
            throw ValidationError("\(employeesURL) is not a complete address. It begins with http:// or https://.")
        }
    }

    /// All apps that stand on a service.
    ///
    /// - Parameters:
    ///   - contacts: where the contacts are.
    ///   - visitors: who is here; nil if nobody is to be told.
    ///   - offersFaults: whether people can make services fail.
    ///   - logOut: ends the login of one of the staff, or all of theirs.
    func applications(
        time: GalleryTime, contacts: any ContactStore, visitors: Presence?, offersFaults: Bool,
        logOut: @escaping @Sendable (_ member: StaffMember, _ everywhere: Bool) async -> Void
    ) async throws -> [BelvedereApp] {
        let lastGood = LastGoodList(now: time.now)
        let http = HTTPService(clock: time.clock)
        let shipped = try PlacesExtract.shipped()
        let source = try placesSource(http: http, shipped: shipped, time: time)
        // Names, streets and a place to start from are those of the imported places, where there are some.
        let extract = source as? PlacesExtract ?? shipped
        let employees = try await employeesService(http: http, time: time)
        return [
            .doggies(visitors: visitors, offersFaults: offersFaults),
            .contactsMVVM(store: contacts),
            .contactsVIPER(store: contacts),
            .contactsMVP(store: contacts),
            .contactsMVC(store: contacts),
            .employees(service: employees, lastGood: lastGood, currency: currency, offersFaults: offersFaults),
            .staff(service: employees, lastGood: lastGood, currency: currency, logOut: logOut),
            .nearby(source: source, extract: extract, now: time.now),
        ]
    }

    /// Opens the database that the galleries share, if there is one.
    ///
    /// - Parameter languages: those of the people, by which lists are sorted.
    func openDatabase(languages: [String]) async throws -> GalleryDatabase? {
        guard let database, let open = GalleryDatabase.opener else { return nil }
        return try await open(database, languages)
    }

    /// Who the contacts begin with, and come back to.
    var demoContacts: DemoContacts { contacts ?? (database == nil ? .sample : .nobody) }

    /// Opens the contacts, and fills them where they are new. What several galleries share counts as new while it is empty.
    ///
    /// - Parameter languages: those of the people, by which lists are sorted.
    func contactStore(in database: GalleryDatabase?, languages: [String]) async throws -> any ContactStore {
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
        // Opened once for the whole process: it serves names and streets as well.
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

    /// The user's folder for data of programs, as the XDG Base Directory Specification and macOS have it.
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
