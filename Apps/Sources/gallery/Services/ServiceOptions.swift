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

    @Option(help: ArgumentHelp("The complete address of a list of employees. Without one a server of the gallery's own answers.", valueName: "address"))
    var employeesURL: String?

    @Option(help: ArgumentHelp("Where places come from: \(PlacesConfiguration.names.joined(separator: ", ")).", valueName: "source"))
    var places = "shipped"

    @Option(help: ArgumentHelp("Another server for the source of places than the public one.", valueName: "address"))
    var placesURL: String?

    @Option(help: ArgumentHelp("The key for Google's services; or the environment variable GOOGLE_PLACES_KEY.", valueName: "key"))
    var placesKey: String?

    @Flag(help: "Ask nothing beyond this machine; the default where no address is given.")
    var offline = false

    func validate() throws {
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
    ///   - visitors: who is here; nil if nobody is to be told.
    ///   - logOut: ends the login of one of the staff, or all of theirs.
    func applications(
        time: GalleryTime, visitors: Presence?, logOut: @escaping @Sendable (_ member: StaffMember, _ everywhere: Bool) async -> Void
    ) async throws -> [BelvedereApp] {
        let contacts = try await contactStore()
        let lastGood = LastGoodList(now: time.now)
        let http = HTTPService(clock: time.clock)
        let extract = try PlacesExtract.shipped()
        let employees = try await employeesService(http: http, time: time)
        return [
            .doggies(visitors: visitors),
            .contactsMVVM(store: contacts),
            .contactsVIPER(store: contacts),
            .contactsMVP(store: contacts),
            .contactsMVC(store: contacts),
            .employees(service: employees, lastGood: lastGood),
            .staff(service: employees, lastGood: lastGood, logOut: logOut),
            .nearby(source: try placesSource(http: http, shipped: extract, time: time), extract: extract, now: time.now),
        ]
    }

    private func contactStore() async throws -> any ContactStore {
        if data == "none" { return try SQLiteContactStore.inMemory() }
        let logger = Logger(label: "contacts")
        return try await SQLiteContactStore.open(folder: data.map { URL(filePath: $0) } ?? Self.dataFolder) { failure in
            logger.error("\(failure)")
        }
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
