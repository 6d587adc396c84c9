internal import Belvedere
internal import ContactsModel
internal import Employees
internal import EmployeesService
internal import Front
internal import NearbyPlaces

/// The services that the gallery's apps use.
struct GalleryServices: Sendable {
    let time: GalleryTime
    /// The database that this gallery shares with others, or nil.
    let database: GalleryDatabase?
    let contacts: any ContactStore
    /// The closure that replaces all contacts by the first ones, or nil if there were none.
    let resetDemoData: (@Sendable () async throws(FrontFailure) -> Void)?
    let employees: any EmployeesService
    /// The last list of employees that was read successfully. Apps show it while the service fails.
    let lastGood: LastGoodList
    /// The currency code of the salaries, or nil if it is unknown.
    let currency: String?
    let places: any PlacesSource
    /// The database with map data: names, streets and the first position.
    let extract: PlacesExtract
    /// The login of the app for the staff.
    let staffDoor: StaffDoor
    /// The count of the people who use the small apps, on this gallery and on all galleries that share its database.
    let visitors: Presence
    /// The same count for the front page.
    let frontVisitors: Presence

    init(
        time: GalleryTime, database: GalleryDatabase?, contacts: any ContactStore,
        resetDemoData: (@Sendable () async throws(FrontFailure) -> Void)?, employees: any EmployeesService, currency: String?,
        places: any PlacesSource, extract: PlacesExtract
    ) {
        self.time = time
        self.database = database
        self.contacts = contacts
        self.resetDemoData = resetDemoData
        self.employees = employees
        lastGood = LastGoodList(now: time.now)
        self.currency = currency
        self.places = places
        self.extract = extract
        staffDoor = StaffDoor(
            accounts: .demonstration, isDemonstration: true, application: .staff(service: employees), clock: time.clock)
        visitors = Self.presence("gallery.visitors", in: database)
        frontVisitors = Self.presence("gallery.front", in: database)
    }

    private static func presence(_ name: String, in database: GalleryDatabase?) -> Presence {
        guard let transport = database?.transport else { return Presence() }
        return Presence(name: name, sharedBy: transport)
    }
}
