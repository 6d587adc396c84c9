internal import Belvedere

/// The route of the front page, which has one screen. Every other address is not found.
enum FrontRoute: Route {
    case front

    static let paths = ["front": ""]
}
