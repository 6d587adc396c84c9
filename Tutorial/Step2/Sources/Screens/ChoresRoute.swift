import Belvedere

/// Where a person can be.
enum ChoresRoute: Route {
    case list
    case chore(Int)
}
