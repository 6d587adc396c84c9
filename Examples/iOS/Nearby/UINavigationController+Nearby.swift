package import BelvedereCore
import BelvedereUIKit
package import Foundation
import NearbyModel
package import NearbyPlaces
package import UIKit

extension UINavigationController {
    /// Shows the app Nearby. The view model of the home screen makes the view models of the other screens.
    ///
    /// - Parameters:
    ///   - source: the source of the places.
    ///   - extract: map data with names and streets, or nil if there are none.
    ///   - context: the session, with its language and its clock.
    ///   - now: returns the current time, which decides whether places are open.
    package func showNearby(
        source: any PlacesSource, extract: PlacesExtract?, context: SessionContext, now: @escaping @Sendable () -> Foundation.Date
    ) {
        let router = Router(root: NearbyRoute.home())
        let timeZone = Foundation.TimeZone(identifier: context.environment.timeZone) ?? .gmt
        let around = PlacesAround(source: source, timeZone: timeZone, now: now)
        let home = HomeViewModel(
            around: around, extract: extract, router: router, environment: context.environment, device: context.device)
        bind(router) { route in
            switch route {
            case .home:
                let screen = HomeViewController(viewModel: home)
                // The home screen owns these places, because the screens above it use the same ones.
                screen.own(around)
                return screen
            case .list(let type): return PlaceListViewController(viewModel: home.list(of: type))
            case .place(let id): return PlaceDetailViewController(viewModel: home.detail(of: id))
            }
        }
    }
}
