internal import ArgumentParser
internal import Belvedere
internal import ContactsMVVM
internal import ContactsModel
internal import ContactsStore
internal import Employees
internal import EmployeesService
internal import Foundation
internal import HTTPService
internal import StandInServers

/// Where the apps keep their data and which services they ask.
struct ServiceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that contacts are kept in; in memory if it is 'none'.", valueName: "folder"))
    var data: String?

    @Option(help: ArgumentHelp("The complete address of a list of employees. Without one a server of the gallery's own answers.", valueName: "address"))
    var employeesURL: String?

    @Flag(help: "Ask nothing beyond this machine; the default where no address is given.")
    var offline = false

    func validate() throws {
        if offline, employeesURL != nil { throw ValidationError("Give either --offline or --employees-url, not both.") }
        if let employeesURL, URL(string: employeesURL)?.host() == nil {
            throw ValidationError("\(employeesURL) is not a complete address. It begins with http:// or https://.")
        }
    }

    /// All apps that stand on a service.
    func applications() async throws -> [Belvedere.Application] {
        let contacts = try await contactStore()
        return [
            .contactsMVVM(store: contacts),
            .employees(service: try await employeesService()),
        ]
    }

    private func contactStore() async throws -> any ContactStore {
        if data == "none" { return try SQLiteContactStore.inMemory() }
        return try await SQLiteContactStore.open(folder: data.map { URL(filePath: $0) } ?? Self.dataFolder)
    }

    private func employeesService() async throws -> any EmployeesService {
        let http = HTTPService()
        if let employeesURL, let address = URL(string: employeesURL) {
            return HTTPEmployeesService(address: address, http: http)
        }
        let server = try await EmployeesStandIn().start()
        guard let address = URL(string: server.address + "/api/v1/employees") else {
            throw ValidationError("The server of the gallery's own has no usable address: \(server.address)")
        }
        return HTTPEmployeesService(address: address, http: http)
    }

    /// The user's folder for data of programs, as the XDG Base Directory Specification and macOS have it.
    private static var dataFolder: URL {
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
