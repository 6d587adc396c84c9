internal import Belvedere
internal import NearbyModel
internal import NearbyPlaces

/// A card of the list: the name of a place, its distance, and whether it is open.
final class PlaceCell: Stack {
    private let image = ImageView(.symbol(.place))
    private let name = Label(style: .headline)
    private let distance = Label(style: .detail)
    private let status = Label(style: .detail)
    private let rating = Label(style: .detail)
    private let address = Label(style: .detail)

    init() {
        super.init(
            .horizontal,
            [
                image, Stack(.vertical, name, Stack(.horizontal, distance, status, rating), address),
            ])
    }

    func show(_ row: PlaceRow) {
        image.picture = .symbol(row.image.symbol)
        name.text = row.name
        distance.text = row.distance
        status.text = row.status
        rating.text = row.rating
        rating.isHidden = row.rating.isEmpty
        address.text = row.address
        address.isHidden = row.address.isEmpty
    }
}
