public import Belvedere
public import NearbyModel

/// The screen of one place.
public final class PlaceDetailScreen: Screen {
    private let viewModel: PlaceDetailViewModel
    private let status = Label(), distance = Label(), address = Label(), rating = Label()
    private let phone = Link("", to: ""), website = Link("", to: ""), directions: Link
    private let map: PlacesMapView
    private let hours = Label(), week = Grid(columns: [.fit, .fill]), hoursAsWritten = Label(style: .detail)
    private let schedule: Stack
    private let known: Stack
    /// The lines of the screen with their texts. A line is hidden while its text is empty.
    private var lines: [(View, KeyPath<PlaceFacts, String>)] = []

    public init(viewModel: PlaceDetailViewModel) {
        self.viewModel = viewModel
        directions = Link(NearbyTexts.directions, to: "")
        map = PlacesMapView(viewModel.map, name: "", attribution: viewModel.attribution, link: viewModel.attributionLink)
        schedule = Stack(.vertical, style: .group, [Label(NearbyTexts.openingHours, style: .headline), hours, week, hoursAsWritten])
        known = Stack()
        super.init()
        own(viewModel)
    }

    public override func viewDidLoad() {
        lines = [
            (line(NearbyTexts.statusLabel, status), \.status),
            (line(NearbyTexts.distanceLabel, distance), \.distance),
            (line(NearbyTexts.addressLabel, address), \.address),
            (line(NearbyTexts.ratingLabel, rating), \.rating),
            (line(NearbyTexts.phoneLabel, phone), \.phone),
            (line(NearbyTexts.websiteLabel, website), \.website),
        ]
        let attribution = Link(viewModel.attribution, to: viewModel.attributionLink)
        // The map names the provider itself.
        attribution.isHidden = viewModel.allowsMap
        let facts = lines.map(\.0) + [schedule, directions, attribution, AttributionsView(viewModel.attributions)]
        known.setViews((viewModel.allowsMap ? [map] : []) + facts)
        let position = PositionView(viewModel.position)
        let place = ContentView(known, state: viewModel.state, loading: NearbyTexts.loading) { [unowned self] in show($0) }
        content = Stack(position, place)
        viewModel.facts.map { $0?.name ?? NearbyTexts.placeTitle }.bindAndFire(to: self, \.title)
        viewModel.hasNoPosition.map { !$0 }.bindAndFire(to: position, \.isHidden)
    }

    public override func run() async {
        await viewModel.map.run()
    }

    private func show(_ facts: PlaceFacts) {
        map.name = viewModel.texts.mapName(facts.name)
        hours.text = facts.hours
        hours.isHidden = facts.hours.isEmpty
        week.setViews(facts.week.flatMap { [Label($0.name, style: .detail), Label($0.hours)] })
        week.isHidden = facts.week.isEmpty
        hoursAsWritten.text = facts.hoursAsWritten
        hoursAsWritten.isHidden = facts.hoursAsWritten.isEmpty
        schedule.isHidden = facts.hours.isEmpty && facts.hoursAsWritten.isEmpty
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
