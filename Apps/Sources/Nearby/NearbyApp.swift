public import Belvedere
public import Foundation
internal import NearbyModel
public import NearbyPlaces

extension BelvedereApp {
    /// The app Nearby: places around a position, with nested view models.
    ///
    /// ```swift
    /// let extract = try PlacesExtract.shipped()
    /// let nearby = BelvedereApp.nearby(source: extract, extract: extract)
    /// ```
    ///
    /// - Parameters:
    ///   - source: the source of the places, which all sessions share.
    ///   - extract: a stored copy of map data, from which names, streets and the first position come, whichever source the places have. Nil
    ///     if there is none.
    ///   - now: returns the current time, which decides whether places are shown as open or closed.
    public static func nearby(
        source: any PlacesSource,
        extract: PlacesExtract? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) -> BelvedereApp {
        BelvedereApp(NearbyTexts.title, path: "/nearby", summary: NearbyTexts.appSummary) { context in
            let router = Router(root: NearbyRoute.home())
            return Window(router) { [unowned context] route in
                guard case .home = route else { return nil }
                let timeZone = TimeZone(identifier: context.environment.timeZone) ?? .gmt
                let around = PlacesAround(source: source, timeZone: timeZone, now: now)
                let home = HomeScreen(
                    viewModel: HomeViewModel(
                        around: around,
                        extract: extract,
                        router: router,
                        environment: context.environment,
                        device: context.device
                    ))
                // The home screen owns these places, because the screens above it use the same ones.
                home.own(around)
                return home
            }
        }
    }
}
