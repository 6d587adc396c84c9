import Belvedere

/// Where a person can be: `/chores`, `/chores/7` and `/chores/add`.
enum ChoresRoute: Route {
    case list
    case chore(Int)
    case add

    static let paths = ["list": "", "chore": ":number"]

    var presentation: Presentation { self == .add ? .presented : .pushed }

    /// A chore and the form stand on the list, so `/chores/7/8` leads nowhere.
    func isAllowed(above beneath: ChoresRoute) -> Bool { beneath == .list }
}
