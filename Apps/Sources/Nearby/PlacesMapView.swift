internal import Belvedere
internal import NearbyModel
internal import NearbyPlaces

/// A map with streets and their names, places that can be pressed, the person's position, buttons to zoom, a scale bar and the attribution.
final class PlacesMapView: Overlay {
    private let drawing: Drawing
    private let viewModel: MapViewModel
    private let land = MapLand()
    private var labels: [MapLabels.Label: TextShape] = [:]
    /// The section to which the person has moved the map, or nil if the app has moved it since then.
    private var seen: MapSection?
    /// The scale for which the texts have their size.
    private var labelScale = 0.0
    private var pins: [MapMarker.ID: (marker: MapMarker, pin: MapPin)] = [:]
    private let around = CircleShape(center: DrawingPoint(0, 0), radius: 1, fill: .softAccent, stroke: .accent)
    private let you = CircleShape(center: DrawingPoint(0, 0), radius: 1, fill: .accent, stroke: MapColours.white)

    init(_ viewModel: MapViewModel, name: String, attribution: String, link: String) {
        self.viewModel = viewModel
        drawing = Drawing(name, width: MapSection.assumedSize, height: MapSection.assumedSize)
        let zoomIn = Button("+") { viewModel.zoomIn() }, zoomOut = Button("−") { viewModel.zoomOut() }
        let scaleBar = MapScaleBarView()
        super.init(drawing, topEnd: [zoomIn, zoomOut], bottomStart: [scaleBar], bottomEnd: [Link(attribution, to: link)])
        zoomIn.accessibilityName = NearbyTexts.zoomIn
        zoomOut.accessibilityName = NearbyTexts.zoomOut
        you.accessibilityName = NearbyTexts.you
        you.lineWidth = 3
        drawing.onMove(scales: MapSection.scales) { [unowned self] movement in
            let area = movement.area, center = MapPoint(x: area.center.x, y: area.center.y)
            let section = MapSection(center: center, width: area.width, height: area.height, scale: movement.scale)
            seen = section
            viewModel.look(at: section)
        }
        viewModel.canZoomIn.bindAndFire(to: zoomIn, \.isEnabled)
        viewModel.canZoomOut.bindAndFire(to: zoomOut, \.isEnabled)
        viewModel.section.bindAndFire(to: self) { view, section in view.show(section) }
        viewModel.scaleBar.bindAndFire(to: scaleBar) { view, bar in
            view.show(bar, name: bar.map { viewModel.texts.scaleBar($0.text) } ?? "")
        }
        combine(
            combine(viewModel.streets, viewModel.ground) { ($0, $1) }, combine(viewModel.markers, viewModel.labels) { ($0, $1) },
            combine(viewModel.you, viewModel.scale) { ($0, $1) }
        ) { ($0, $1, $2) }.bindAndFire(to: self) { view, current in
            view.land.show(current.0.1)
            view.land.show(current.0.0)
            view.draw(markers: current.1.0, labels: current.1.1, you: current.2.0, scale: current.2.1)
        }
    }

    /// The accessible name of the map, for a screen reader.
    var name: String {
        get { drawing.accessibilityName }
        set { drawing.accessibilityName = newValue }
    }

    private func show(_ section: MapSection?) {
        isHidden = section == nil
        // The host shows this section already. Setting it again would move the map back while the person still moves it.
        guard let section, section != seen else { return }
        seen = nil
        let box = section.box
        drawing.area = DrawingArea(x: box.x.lowerBound, y: box.y.lowerBound, width: section.width, height: section.height)
    }

    private func draw(markers: [MapMarker], labels: MapLabels, you position: MapPoint?, scale: Double) {
        land.adapt(to: scale)
        let unit = 1 / scale
        var shapes = land.shapes + texts(labels, unit: unit)
        if let position {
            let center = DrawingPoint(position.x, position.y)
            (around.center, around.radius, you.center, you.radius) = (center, 15 * unit, center, 8 * unit)
            shapes += [around, you]
        }
        var kept: [MapMarker.ID: (marker: MapMarker, pin: MapPin)] = [:]
        for marker in markers {
            let pin = pins[marker.id].flatMap { isSame($0.marker, marker) ? $0.pin : nil } ?? pin(marker)
            pin.place(at: marker.point, unit: unit)
            kept[marker.id] = (marker, pin)
            shapes += pin.shapes
        }
        pins = kept
        drawing.shapes = shapes
    }

    private func isSame(_ one: MapMarker, _ other: MapMarker) -> Bool {
        one.name == other.name && one.count == other.count && one.type == other.type && one.isChosen == other.isChosen
    }

    private func pin(_ marker: MapMarker) -> MapPin {
        MapPin(marker) { [unowned viewModel] in viewModel.select(marker.id) }
    }

    /// Returns the texts. A text that is already on the map at this place stays, so that moving the map changes only the texts at its
    /// edges.
    private func texts(_ new: MapLabels, unit: Double) -> [Shape] {
        if unit != labelScale { labels = [:] }
        labelScale = unit
        var kept: [MapLabels.Label: TextShape] = [:]
        func text(_ label: MapLabels.Label, _ paint: Paint) -> Shape {
            let middle = DrawingPoint(label.middle.x, label.middle.y), size = MapLabels.letterHeight * unit
            let shape = labels[label] ?? TextShape(label.text, centeredAt: middle, degrees: label.degrees, size: size, fill: paint)
            shape.stroke = MapColours.halo
            shape.lineWidth = 3
            // The markers have the names of the places, and nobody wants to listen to the names of all streets.
            shape.isDecorative = true
            kept[label] = shape
            return shape
        }
        let shapes = new.streets.map { text($0, MapColours.text) } + new.places.map { text($0, MapColours.placeText) }
        labels = kept
        return shapes
    }
}
