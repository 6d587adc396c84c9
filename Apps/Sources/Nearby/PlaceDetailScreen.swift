public import Belvedere
public import NearbyModel

/// The screen of one place.
public final class PlaceDetailScreen: Screen {
    private let viewModel: PlaceDetailViewModel
    private let status = Label(), distance = Label(), address = Label(), rating = Label()
    private let phone = Link("", to: ""), website = Link("", to: ""), directions: Link
    private let map = MapPicture(name: "")
    private let known: Stack
    /// The lines that are left out where there is nothing to say.
    private var lines: [(View, KeyPath<PlaceFacts, String>)] = []

    public init(viewModel: PlaceDetailViewModel) {
        let texts = viewModel.texts
        self.viewModel = viewModel
        directions = Link(texts.directions, to: "")
        known = Stack()
        super.init()
        own(viewModel)
    }

    public override func viewDidLoad() {
        let texts = viewModel.texts
        lines = [
            (line(texts.statusLabel, status), \.status),
            (line(texts.distanceLabel, distance), \.distance),
            (line(texts.addressLabel, address), \.address),
            (line(texts.ratingLabel, rating), \.rating),
            (line(texts.phoneLabel, phone), \.phone),
            (line(texts.websiteLabel, website), \.website),
        ]
        let attribution = Link(viewModel.attribution, to: viewModel.attributionLink)
        known.setViews([map] + lines.map(\.0) + [directions, attribution])
        map.isHidden = !viewModel.allowsMap
        map.attribution = viewModel.attribution
        let position = PositionView(viewModel.position, texts: texts)
        let place = ContentView(known, state: viewModel.state, loading: texts.loading) { [unowned self] in show($0) }
        content = Stack(position, place)
        viewModel.facts.map { $0?.name ?? texts.placeTitle }.bindAndFire(to: self, \.title)
        viewModel.hasNoPosition.map { !$0 }.bindAndFire(to: position, \.isHidden)

        viewModel.map.bindAndFire(to: map) { map, new in
            map.lines = new.lines.map { MapPicture.Line($0.map { MapPicture.Point(x: $0.x, y: $0.y) }) }
        }
    }

    public override func run() async {
        await viewModel.loadMap()
    }

    private func show(_ facts: PlaceFacts) {
        map.accessibilityName = viewModel.texts.mapName(facts.name)
        status.text = facts.status
        distance.text = facts.distance
        address.text = facts.address
        rating.text = facts.rating
        phone.title = facts.phone
        phone.destination = facts.phoneLink
        website.title = facts.website
        website.destination = facts.website
        directions.destination = facts.directions
        directions.isHidden = facts.directions.isEmpty
        for (line, property) in lines { line.isHidden = facts[keyPath: property].isEmpty }
    }

    private func line(_ label: String, _ value: View) -> View {
        Stack(.horizontal, Label(label, style: .detail), value)
    }
}
