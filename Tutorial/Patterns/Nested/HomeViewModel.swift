import Belvedere

/// Owns the data model and the view models of the rows, and observes the rows' events. It knows no view.
final class HomeViewModel: ViewModel {
    /// The rows. The view binds to them.
    let tableDataSource = DynamicList<HomeTableCellType>()
    /// The last selected item, as a text for the screen.
    let selected = Dynamic("")
    private let service: any PlacesService
    private var dataModel: [Place] = []

    init(service: any PlacesService) {
        self.service = service
    }

    func viewDidLoad() {
        launch { [self] in await getAppData() }
    }

    func cellType(forIndex index: Int) -> HomeTableCellType { tableDataSource[index] }

    private func getAppData() async {
        do {
            dataModel = try await service.places()
            prepareTableDataSource()
        } catch {
            selected.value = "The places cannot be shown"
        }
    }

    private func prepareTableDataSource() {
        tableDataSource.append(contentsOf: [cellTypeForPagingCell(), cellTypeForCategoriesCell()] + cellTypeForPlaces())
    }

    private func cellTypeForPagingCell() -> HomeTableCellType { .pagingCell(model: PaginationCellVM(dataModel: dataModel)) }

    private func cellTypeForCategoriesCell() -> HomeTableCellType {
        let categories = CategoriesTableCollectionCellVM()
        categories.cellSelected = { [weak self, types = categories.types] in self?.selected.value = types[$0].rawValue }
        return .categoriesCell(model: categories)
    }

    private func cellTypeForPlaces() -> [HomeTableCellType] {
        PlaceType.allCases.map { type in
            let places = PlacesTableCollectionCellVM(dataModel: dataModel, type: type)
            places.cellSelected = { [weak self, places = places.places] in self?.placeSelected(places[$0]) }
            return .placesCell(model: places)
        }
    }

    private func placeSelected(_ place: Place) { selected.value = place.name }
}
