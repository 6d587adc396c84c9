public import Belvedere
public import NearbyModel

/// The screen of one place.
public final class PlaceDetailScreen: Screen {
    private let viewModel: PlaceDetailViewModel
    private let status = Label(), distance = Label(), address = Label(), rating = Label()
    private let phone = Link("", to: ""), website = Link("", to: ""), directions: Link
    private let map = MapPicture(name: "")
    private let known: Stack
    private let emptiness: EmptyState
    /// The lines that are left out where there is nothing to say.
    private var lines: [(View, KeyPath<PlaceFacts, String>)] = []

    public init(viewModel: PlaceDetailViewModel) {
        let texts = viewModel.texts
        self.viewModel = viewModel
        directions = Link(texts.directions, to: "")
        known = Stack()
        emptiness = EmptyState(texts.unknownPlace, detail: texts.unknownPlaceDetail, symbol: .place, isError: true)
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
        let spinner = Spinner(texts.loading)
        let position = PositionView(viewModel.position, texts: texts)
        content = Stack(position, known, spinner, emptiness)
        viewModel.hasNoPosition.map { !$0 }.bindAndFire(to: position, \.isHidden)

        viewModel.facts.bindAndFire(to: self) { screen, facts in screen.show(facts) }
        viewModel.map.bindAndFire(to: map) { map, new in
            map.lines = new.lines.map { MapPicture.Line($0.map { MapPicture.Point(x: $0.x, y: $0.y) }) }
        }
        viewModel.isLoading.bindAndFire(to: spinner, \.isSpinning)
        combine(viewModel.isMissing, viewModel.hasNoPosition) { ($0, $1) }.bindAndFire(to: self) { screen, state in
            screen.showAbsence(isMissing: state.0, hasNoPosition: state.1)
        }
    }

    public override func run() async {
        await viewModel.loadMap()
    }

    private func show(_ facts: PlaceFacts?) {
        known.isHidden = facts == nil
        guard let facts else { return title = viewModel.texts.placeTitle }
        title = facts.name
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

    private func showAbsence(isMissing: Bool, hasNoPosition: Bool) {
        let texts = viewModel.texts
        emptiness.isHidden = !isMissing && !hasNoPosition
        emptiness.isError = !hasNoPosition
        emptiness.title = hasNoPosition ? texts.noPosition : texts.unknownPlace
        emptiness.detail = hasNoPosition ? texts.noPositionDetail : texts.unknownPlaceDetail
    }

    private func line(_ label: String, _ value: View) -> View {
        Stack(.horizontal, Label(label, style: .detail), value)
    }
}
