@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests of content that must be loaded: a person sees one of four states, such as loading or failure, and can continue from each.
struct ContentViewTests {
    /// A screen that shows the goods of a shop. A test decides when they arrive, so that it can see all states of loading.
    private final class ShopScreen: Screen {
        private let deliveries: AsyncStream<ContentState<[String]>>
        private let state = Dynamic(ContentState<[String]>.loading)

        init(_ deliveries: AsyncStream<ContentState<[String]>>, keepsContent: Bool) {
            self.deliveries = deliveries
            let names = Label()
            super.init(
                title: "Shop",
                content: ContentView(
                    names,
                    state: state,
                    loading: "Fetching",
                    retry: Button("Retry") { [state] in await Self.retry(state) },
                    action: Button("") { [state] in state.value = .content(["Everything"]) },
                    keepsContent: keepsContent
                ) { names.text = $0.joined(separator: ", ") })
        }

        override func run() async {
            for await delivery in deliveries { state.value = delivery }
        }

        private static func retry(_ state: Dynamic<ContentState<[String]>>) async { state.value = .loading }
    }

    private typealias Deliveries = AsyncStream<ContentState<[String]>>.Continuation

    /// Makes the app of a shop, and the source with which a test delivers its goods.
    private func shop(keepsContent: Bool = false) -> (BelvedereApp, Deliveries) {
        let (stream, deliveries) = AsyncStream.makeStream(of: ContentState<[String]>.self)
        return (BelvedereApp("Shop", path: "/shop") { _ in Window(ShopScreen(stream, keepsContent: keepsContent)) }, deliveries)
    }

    @Test func aSpinnerGivesWayToTheContent() async {
        let (shop, deliveries) = shop()
        await withApp(shop) { app in
            app.expect(
                """
                screen "Shop"
                  spinner "Fetching"
                """)
            deliveries.yield(.content(["Tea", "Milk"]))
            await app.settle()
            app.expect(
                """
                screen "Shop"
                  label "Tea, Milk"
                """)
        }
    }

    @Test func aFailureSaysWhatItIsAndOffersToTryAgain() async {
        let (shop, deliveries) = shop()
        await withApp(shop) { app in
            deliveries.yield(.failed(ContentMessage("The shop is shut", detail: "Nobody answers.")))
            await app.settle()
            app.expect(
                """
                screen "Shop"
                  emptyState "The shop is shut" [error]
                    label "Nobody answers."
                    button "Retry"
                """)
            app.tap(.button, "Retry")
            await app.settle()
            app.expect(
                """
                screen "Shop"
                  spinner "Fetching"
                """)
        }
    }

    @Test func anEmptyStateHasAButtonIfItsMessageNamesOne() async {
        let (shop, deliveries) = shop()
        await withApp(shop) { app in
            deliveries.yield(.empty("Sold out"))
            await app.settle()
            app.expect(
                """
                screen "Shop"
                  emptyState "Sold out"
                """)
            deliveries.yield(.empty(ContentMessage("No tea", action: "Show all", isError: true)))
            await app.settle()
            app.expect(
                """
                screen "Shop"
                  emptyState "No tea" [error]
                    button "Show all"
                """)
            app.tap(.button, "Show all")
            app.expect(
                """
                screen "Shop"
                  label "Everything"
                """)
            deliveries.yield(.empty("Sold out"))
            await app.settle()
            app.expect(
                """
                screen "Shop"
                  emptyState "Sold out"
                """)
        }
    }

    @Test func keptContentStaysBesideTheMessage() async {
        let (shop, deliveries) = shop(keepsContent: true)
        await withApp(shop) { app in
            deliveries.yield(.content(["Tea"]))
            await app.settle()
            deliveries.yield(.failed("The shop is shut"))
            await app.settle()
            app.expect(
                """
                screen "Shop"
                  emptyState "The shop is shut" [error]
                    button "Retry"
                  label "Tea"
                """)
            deliveries.yield(.loading)
            await app.settle()
            app.expect(
                """
                screen "Shop"
                  spinner "Fetching"
                  label "Tea"
                """)
        }
    }

    @Test func aStateThatAPresenterSetsNeedsNoDynamic() {
        withSession {
            let label = Label("All of it")
            let view = ContentView<Void>(label, loading: "Fetching")
            let stage = Stage(view)
            #expect(label.isHidden)
            view.state = .content
            #expect(
                stage.take() == [
                    .set(view.subviews[2], Spinner.isSpinning, false), .set(label, View.isHidden, false),
                ])
            view.state = .content
            #expect(stage.take() == [])
        }
    }

    @Test func aStateIsAValueThatCanBeComparedAndMapped() {
        #expect(ContentState.content(3).map { "\($0)" } == .content("3"))
        #expect(ContentState<Int>.empty("Nothing").map { "\($0)" } == .empty("Nothing"))
        #expect(ContentState<Int>.failed("Shut").map { "\($0)" } == .failed("Shut"))
        #expect(ContentState<Int>.loading.map { "\($0)" } == .loading)
        #expect(ContentState.content(3).value == 3 && ContentState<Int>.loading.value == nil)
    }
}
