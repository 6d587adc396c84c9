internal import Belvedere
internal import Foundation
internal import NearbyPlaces

/// The names of the providers of a place's data, with links if there are any.
final class AttributionsView: Stack {
    init(_ attributions: DynamicValue<[PlaceAttribution]>) {
        super.init(.horizontal, [])
        attributions.bindAndFire(to: self) { view, new in
            view.isHidden = new.isEmpty
            view.setViews(
                new.map { attribution in
                    attribution.link.map { Link(attribution.name, to: $0.absoluteString) } ?? Label(attribution.name, style: .detail)
                })
        }
    }
}
