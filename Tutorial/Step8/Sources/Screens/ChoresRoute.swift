import Belvedere

/// The places in the app: `/chores`, `/chores/7` and `/chores/add`.
enum ChoresRoute: Route {
    case list
    case chore(Int)
    case add

    static let paths = ["list": "", "chore": ":number"]

    var presentation: Presentation { self == .add ? .presented : .pushed }

    /// A chore and the form are allowed only directly above the list, so `/chores/7/8` leads nowhere.
    func isAllowed(above beneath: ChoresRoute) -> Bool {
        switch self {
        case .chore, .add: beneath == .list
        default: true
        }
    }
}
