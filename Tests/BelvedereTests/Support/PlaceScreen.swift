import Belvedere

/// An empty view model. Tests use it to see how long the objects of a screen live.
final class PlaceViewModel: ViewModel {
    let place: Place
    init(_ place: Place) { self.place = place }
}

/// A screen that writes its events to a log, such as its closing.
final class PlaceScreen: Screen {
    let place: Place
    let viewModel: PlaceViewModel
    let field = TextField("Note")
    var mayLeave = true
    private unowned let journal: PlaceBuilder

    init(_ place: Place, builder: PlaceBuilder) {
        self.place = place
        viewModel = PlaceViewModel(place)
        journal = builder
        super.init(title: "\(place)")
        content = Stack(field)
        own(viewModel)
        if place == .add { field.focus() }
    }

    override func viewDidLoad() {
        journal.log.append("load \(place)")
        if journal.titlesOnLoad { title = "loaded \(place)" }
    }
    override func run() async { journal.log.append("run \(place)") }
    override func shouldLeave() -> Bool {
        journal.log.append("ask \(place)")
        return mayLeave
    }
    override func didLeave() { journal.log.append("left \(place)") }
}

/// Creates the screens for the routes of these tests, and writes their notifications to a log.
final class PlaceBuilder: ScreenBuilding {
    var log: [String] = []
    /// Whether screens set their title only when they load, not when they are created.
    var titlesOnLoad = false
    private struct Weak {
        weak var screen: PlaceScreen?
        weak var viewModel: PlaceViewModel?
    }
    private var built: [Weak] = []

    func screen(for route: Place) -> Screen? {
        if route == .nowhere { return nil }
        let screen = PlaceScreen(route, builder: self)
        built.append(Weak(screen: screen, viewModel: screen.viewModel))
        return screen
    }

    func didLeave(_ route: Place) { log.append("told \(route)") }

    /// The numbers of screens and of view models that are still in memory.
    var alive: (screens: Int, viewModels: Int) {
        built.removeAll { $0.screen == nil && $0.viewModel == nil }
        return (built.count { $0.screen != nil }, built.count { $0.viewModel != nil })
    }
}
