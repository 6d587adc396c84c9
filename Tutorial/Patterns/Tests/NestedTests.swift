import Belvedere
import BelvedereTesting
import Testing

@testable import PatternNested

struct NestedTests {
    @Test func oneCellShowsCategoriesAndPlaces() async {
        await withApp(.nestedNearby(SomePlaces())) { app in
            await app.wait(for: .pager, "Hot picks only for you", ignoringOthers: true)
            app.expect(
                """
                screen "Nearby"
                  pager "Hot picks only for you" = 1 of 2
                    row "Savoy"
                  collectionRow "Want to be more specific" [2 rows]
                    row "Restaurants"
                    row "Cafés"
                  collectionRow "Top restaurants nearby" [2 rows]
                    row "Savoy"
                    row "Kappeli"
                  collectionRow "Top cafés nearby" [1 row]
                    row "Ekberg"
                """)
        }
    }

    @Test func aTapReachesTheParentViewModel() async {
        await withApp(.nestedNearby(SomePlaces()), Setting(isExhaustive: false)) { app in
            await app.wait(for: .pager, "Hot picks only for you")
            app.tap(.row, "Kappeli")
            app.expect(.label, "Kappeli", at: 0)
            app.tap(.row, "Cafés")
            app.expect(.label, "Cafés", at: 0)
        }
    }

    @Test func theRowsComeInTheOrderOfTheArticle() async {
        await withSession {
            let viewModel = HomeViewModel(service: SomePlaces())
            var reloads: [[String]] = []
            let token = viewModel.tableDataSource.asValue.bind { reloads.append($0.map(name)) }
            viewModel.viewDidLoad()
            await settle()
            #expect(reloads == [["paging", "categories", "places", "places"]])
            guard case .placesCell(let restaurants) = viewModel.cellType(forIndex: 2) else {
                Issue.record("The third row has no places.")
                return
            }
            restaurants.cellSelected(indexPath: 1)
            #expect(viewModel.selected.value == "Kappeli")
            withExtendedLifetime(token) {}
        }
    }

    private func name(_ row: HomeTableCellType) -> String {
        switch row {
        case .pagingCell: "paging"
        case .categoriesCell: "categories"
        case .placesCell: "places"
        }
    }
}

private struct SomePlaces: PlacesService {
    func places() async throws -> [Place] {
        [Place(name: "Savoy", type: .restaurant), Place(name: "Kappeli", type: .restaurant), Place(name: "Ekberg", type: .cafe)]
    }
}
