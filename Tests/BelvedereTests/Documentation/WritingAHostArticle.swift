@_spi(Hosting) import Belvedere
@_spi(Hosting) import BelvedereCore
@_spi(Hosting) import BelvedereTesting
import Foundation
import Testing

// The examples of the article "Writing a host", word for word. The markup of the rating is in the tests of the browser host.

/// Prints the changes that it receives.
final class PrintingHost {
    private let window: Window
    private(set) var lines: [String] = []

    init(_ application: BelvedereApp, in context: SessionContext) {
        window = application.open(in: context)
        show(window.render())
        window.start()
    }

    func update() {
        for change in window.takeChanges() {
            switch change {
            case .set(let view, Label.text.key): lines.append("\(view.identifier) says \(view[Label.text])")
            case .insert(let node, _, _): show(node)
            case .remove(let view, _, _): lines.append("\(view) is gone")
            default: break
            }
        }
    }

    private func show(_ node: ViewNode) {
        if node.kind == .label { lines.append("\(node.identifier) says \(node[Label.text])") }
        node.children.forEach(show)
    }

    func press(_ view: ViewIdentifier) {
        window.receive(.activate, for: view)
    }
}

/// One to five stars.
final class Rating: View, ValueControl {
    let title: String
    var value: Int { didSet { if value != oldValue { propertyChanged(Rating.selection) } } }

    init(_ title: String, stars: Int = 1) {
        self.title = title
        value = stars
        super.init()
    }

    nonisolated static let title = ViewProperty<Rating, String>(0, "title", default: "") { $0.title }
    nonisolated static let choices = ViewProperty<Rating, [String]>(1, "choices", default: []) { _ in
        ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"]
    }
    nonisolated static let selection = ViewProperty<Rating, Int>(2, "selection", default: 0) { $0.value - 1 }

    override var kind: ViewKind { .rating }

    override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { (0..<5).contains(index) } else { false }
    }

    override func deliver(_ event: Event) {
        if case .select(let index) = event { change(to: index + 1) }
    }
}

extension ViewKind {
    nonisolated static let rating = ViewKind(
        "rating", role: .choice, properties: [Rating.title, Rating.choices, Rating.selection], names: [Rating.title],
        value: .choice(Rating.selection, of: Rating.choices), events: [.select]
    )
}

struct RatingDescription: ViewDescription {
    func line(of view: MirroredView) -> String {
        let stars = view[Rating.selection] + 1
        return " = " + String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
    }
}

struct WritingAHostArticle {
    nonisolated private static let rating = BelvedereApp("Rating", path: "/rating") { _ in
        let label = Label("Not rated")
        return Window(
            Screen(
                title: "Café Engel",
                content: Stack(
                    Rating("Coffee").onChange { label.text = "\($0) of 5" }, label, Button("Rate") { label.text = "Thank you" }
                )))
    }

    @Test func aHostOfAFewLinesFollowsAnApp() {
        withSession {
            guard let context = SessionContext.current else { return }
            let host = PrintingHost(Self.rating, in: context)
            #expect(host.lines.count == 1 && host.lines[0].hasSuffix("says Not rated"))
            var button = ViewIdentifier(rawValue: 0)
            if let window = context.content as? Window {
                func search(_ node: ViewNode) {
                    if node.kind == .button { button = node.identifier }
                    node.children.forEach(search)
                }
                search(window.render())
            }
            host.press(button)
            host.update()
            #expect(host.lines.count == 2 && host.lines[1].hasSuffix("says Thank you"))
        }
    }

    @Test func aPersonRatesWithStars() {
        var setting = Setting()
        setting.descriptions = [.rating: RatingDescription()]

        withApp(Self.rating, setting) { app in
            app.select("4 stars", in: "Coffee")
            app.expect(
                """
                screen "Café Engel"
                  rating "Coffee" = ★★★★☆
                  label "4 of 5"
                  button "Rate"
                """)
        }
    }

    @Test("Without a description, the line follows from the declaration")
    func theDeclarationIsEnough() {
        withApp(Self.rating) { app in
            app.expect(
                """
                screen "Café Engel"
                  rating "Coffee" = "1 star" of ("1 star", "2 stars", "3 stars", "4 stars", "5 stars")
                  label "Not rated"
                  button "Rate"
                """)
            app.expect(.rating, "Coffee", value: "1 star")
        }
    }

    @Test("A control of one's own is bound as those of the kit, and its handlers end with its screen")
    func aControlOfOnesOwnIsBound() {
        withSession {
            let stars = Dynamic(2)
            let rating = Rating("Coffee").bind(stars)
            let stage = Stage(rating)
            #expect(rating.value == 2)
            stage.send(.select(3), to: rating)
            #expect(stars.value == 4)
            stars.value = 1
            stage.take()
            #expect(stage.mirror.find(rating.identifier)?[Rating.selection] == 0)
            rating.releaseHandlers()
            #expect(!stars.hasListeners)
        }
    }

    @Test("An event that the declaration of a kind does not name is refused, even if the view accepts it")
    func anUndeclaredPropertyIsRefused() {
        withSession {
            let view = Eager()
            let stage = Stage(view)
            stage.send(.activate, to: view)
            stage.send(.select(1), to: view)
            stage.send(.toggle(true), to: view)
            #expect(view.events == [.toggle(true)] && stage.context.droppedEvents == 2)
        }
    }

    @Test func aKindIsReadFromAFileByItsName() throws {
        #expect(ViewKind.rating.name == "rating" && ViewKind.rating != .picker)
        let target = try JSONDecoder().decode(Target.self, from: JSONEncoder().encode(Target(.rating, "Coffee")))
        #expect(target == Target(.rating, "Coffee") && target.role.events == [.select])
    }
}

/// Accepts every event of a host.
private final class Eager: View {
    nonisolated static let eager = ViewKind("eager", role: .button, events: [.toggle])
    private(set) var events: [Event] = []
    override var kind: ViewKind { Self.eager }
    override func offers(_ event: Event) -> Bool { true }
    override func deliver(_ event: Event) { events.append(event) }
}
