public import Belvedere
public import Foundation
internal import NearbyModel
public import NearbyPlaces

extension BelvedereApp {
    /// Places around a position, with nested view models.
    ///
    /// ```swift
    /// let extract = try PlacesExtract.shipped()
    /// let nearby = BelvedereApp.nearby(source: extract, extract: extract)
    /// ```
    ///
    /// - Parameters:
    ///   - source: where the places come from; every session asks it.
    ///   - extract: knows names, streets and a place to start from, whatever the source; nil where there is none.
    ///   - now: the time, by which places are open or closed.
    public static func nearby(
        source: any PlacesSource,
        extract: PlacesExtract? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) -> BelvedereApp {
        BelvedereApp(NearbyWords.title, path: "/nearby", summary: NearbyWords.appSummary) { context in
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
                // The screens above it ask for places too; the answers are for all.
                home.own(around)
                return home
            }
        }
    }
}
