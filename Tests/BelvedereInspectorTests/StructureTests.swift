import Belvedere
import BelvedereHeadless
@testable import BelvedereInspector
import BelvedereTesting
import Testing

protocol PriceView: AnyObject {}
protocol PriceLoading: Interactor {}
protocol PriceService: Sendable {}
struct FixedPriceService: PriceService {}

final class PriceInteractor: PriceLoading {
    let service: any PriceService
    weak var output: AnyObject?
    init(service: any PriceService) { self.service = service }
}

final class PricePresenter: Presenter<any PriceView> {
    let interactor: any PriceLoading
    weak var delegate: PriceInteractor?
    init(interactor: any PriceLoading) { self.interactor = interactor }
}

final class PriceScreen: Screen, PriceView {
    let presenter: PricePresenter
    init(_ presenter: PricePresenter) {
        self.presenter = presenter
        super.init(title: "Price")
        own(presenter)
    }
}

/// An object of all sessions. Its class has no dynamic, so the inspector does not read its properties.
nonisolated final class PlainService: Sendable {
    let hidden = PlainModel()
}
nonisolated final class PlainModel: Sendable {}

/// A view model as in an article: a class without a role.
final class PlainViewModel {
    let text = Dynamic("")
    let service = PlainService()
    func greet() { text.value = "Hello" }
}

final class PlainScreen: Screen {
    private let viewModel: PlainViewModel
    init(viewModel: PlainViewModel) {
        self.viewModel = viewModel
        let label = Label()
        super.init(title: "Plain", content: Stack(label, Button("Greet") { viewModel.greet() }))
        viewModel.text.bindAndFire(to: label, \.text)
    }
}

/// Two view models with strong references to each other. So they stay in memory after their screen has closed.
final class Tied: ViewModel {
    var other: Tied?
}

/// Tests of the objects of a screen that the inspector finds with reflection.
struct StructureTests {
    @Test func rolesReferencesAndContractsAreFoundByThemselves() {
        let app = BelvedereApp("Price", path: "/price") { _ in
            Window(PriceScreen(PricePresenter(interactor: PriceInteractor(service: FixedPriceService()))))
        }
        withApp(app) { app in
            #expect(
                SessionWatch(app).state.structure.lines == [
                    "view PriceScreen",
                    "presenter PricePresenter",
                    "interactor PriceInteractor",
                    "service FixedPriceService",
                    "PriceScreen.presenter -strong-> PricePresenter",
                    "PricePresenter.interactor -strong-> PriceInteractor as PriceLoading",
                    "PricePresenter.view -weak-> PriceScreen as PriceView",
                    "PriceInteractor.service -strong-> FixedPriceService as PriceService",
                ])
        }
    }

    @Test func aViewModelThatConformsToNothingIsNamedByItsClass() {
        withApp(
            BelvedereApp("Plain", path: "/plain") { _ in Window(PlainScreen(viewModel: PlainViewModel())) }, Setting(isExhaustive: false)
        ) { app in
            let watch = SessionWatch(app)
            #expect(
                watch.state.structure.lines == [
                    "view PlainScreen", "view model PlainViewModel", "model PlainService",
                    "PlainScreen.viewModel -strong-> PlainViewModel",
                    "PlainViewModel.service -strong-> PlainService",
                ])
            #expect(watch.state.structure.objects.map(\.dynamics) == [[], ["text"], []])
            app.tap(.button, "Greet")
            #expect(watch.state.flows.last?.lines.contains("view model | set | PlainViewModel.text | \"\" → \"Hello\"") == true)
        }
    }

    @Test func theDynamicsOfAViewModelStandInItsBox() {
        withApp(.counter) { app in
            let objects = SessionWatch(app).state.structure.objects
            #expect(objects.map(\.type) == ["CounterScreen", "CounterViewModel"])
            #expect(objects.last?.dynamics == ["count", "given", "isEven", "title"])
        }
    }

    @Test func anObjectThatOutlivesItsScreenIsMarked() {
        enum Place: Route { case list, detail }
        // The objects leak on purpose, and the leak is reported. Collect the report, because it is not part of this test.
        let reports = FailureCollector()
        let app = BelvedereApp("Tied", path: "/tied") { _ in
            let router = Router(root: Place.list)
            return Window(router) { place in
                let screen = Screen(title: "\(place)", content: Stack(Button("Go") { [unowned router] in router.push(.detail) }))
                if place == .detail {
                    let (one, two) = (Tied(), Tied())
                    (one.other, two.other) = (two, one)
                    screen.own(one)
                }
                return screen
            }
        }
        reports.withApp(app, Setting(isExhaustive: false)) { app in
            let watch = SessionWatch(app)
            app.tap(.button, "Go")
            app.back()
            let leaked = watch.state.structure.objects.filter(\.isLeaked)
            #expect(leaked.map(\.type) == ["Tied", "Tied"])
            #expect(leaked.allSatisfy { $0.role == "view model" })
            // The inspector gives the reason too.
            #expect(
                watch.state.diagnostics.contains {
                    $0.hasPrefix("BV0006: The view model Tied") && $0.contains("It is held by other of Tied")
                })
            let tied = app.host.context.leakDetector?.leakedRoles.first?.object as? Tied
            tied?.other?.other = nil
            tied?.other = nil
        }
        #expect(reports.failures.count == 2)
    }

    @Test func aDiagramHasABoxForEachObjectAndALineForEachReference() {
        withApp(.counter) { app in
            let map = SessionWatch(app).state.structure
            let layout = StructureLayout(map)
            #expect(layout.boxes.count == map.objects.count)
            #expect(layout.arrows.count == map.references.count)
            #expect(layout.boxes[0].origin.x < layout.boxes[1].origin.x)
            #expect(layout.boxes.allSatisfy { $0.origin.y + $0.height <= layout.height })
        }
    }

    @Test func nothingOfADiagramLiesOutsideItOrOverSomethingElse() {
        let layout = StructureLayout(Self.crowded)
        for (index, box) in layout.boxes.enumerated() {
            #expect(box.origin.x + box.width <= layout.width && box.origin.y + box.height <= layout.height)
            for line in box.lines { #expect(StructureBox.width(of: box.fitting(line.text, size: 11), size: 11) <= box.width) }
            for other in layout.boxes.dropFirst(index + 1) where other.origin.x == box.origin.x {
                #expect(other.origin.y > box.origin.y + box.height)
            }
        }
        #expect(layout.arrows.allSatisfy { $0.rightmost <= layout.width })
        // Each arrow begins at the line of the property that has the reference.
        let starts = layout.arrows.filter { $0.reference.from == 0 }.map(\.start.y)
        #expect(Set(starts).count == starts.count && starts == starts.sorted())
    }

    @Test func aBoxNamesThePropertiesThatReferToOthers() {
        let layout = StructureLayout(Self.crowded)
        #expect(layout.boxes[0].lines.map(\.text) == ["presenter: ListPresentation", "weak builder", "title"])
        #expect(layout.boxes[0].lines.map(\.isReference) == [true, true, false])
    }

    @Test func contentsWithoutRoomInABoxAreCounted() throws {
        var map = Self.crowded
        map.objects[0].dynamics = (1...20).map { "dynamic\($0)" }
        map.references += (0..<20).map { .init(from: 3, to: 2, property: "link\($0)", strength: .strong, contract: nil) }
        let layout = StructureLayout(map)
        #expect(layout.boxes[0].lines.last?.text == "… and 15 more")
        let service = try #require(layout.boxes.first { $0.object.id == 3 })
        #expect(service.lines.count == 10 && service.lines.last?.text == "… and 12 more")
        #expect(layout.arrows.allSatisfy { $0.start.y < layout.height })
    }

    /// The objects of a screen: its presenter, and two models that refer to each other.
    private static let crowded: ObjectMap = {
        var map = ObjectMap()
        map.objects = [
            .init(id: 0, role: "view", type: "ListScreen", module: "Lists", dynamics: ["title"]),
            .init(id: 1, role: "presenter", type: "ListPresenter<WithAVeryLongNameOfAnElementThatHasNoRoomInABox>", module: "Lists"),
            .init(id: 2, role: "model", type: "Store", module: "Lists"),
            .init(id: 3, role: "service", type: "Service", module: "Lists"),
        ]
        map.references = [
            .init(from: 0, to: 1, property: "presenter", strength: .strong, contract: "ListPresentation"),
            .init(from: 0, to: 2, property: "builder", strength: .weak, contract: nil),
            .init(from: 1, to: 0, property: "view", strength: .weak, contract: "ListDisplay"),
            .init(from: 1, to: 3, property: "service", strength: .strong, contract: nil),
            .init(from: 2, to: 3, property: "service", strength: .strong, contract: nil),
            .init(from: 3, to: 2, property: "store", strength: .weak, contract: nil),
        ]
        return map
    }()
}
