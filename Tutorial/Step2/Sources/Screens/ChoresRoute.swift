import Belvedere

/// The places in the app.
enum ChoresRoute: Route {
    case list
    case chore(Int)
}
