internal import Belvedere

/// The one screen of the front page. Every other address is not found.
enum FrontRoute: Route {
    case front

    static let paths = ["front": ""]
}
