internal import NearbyPlaces

/// A row of the home screen. Each case contains the view model of the row's cell.
public enum HomeTableCellType: Identifiable {
    case pagination(PaginationCellVM)
    case categories(CategoriesTableCollectionCellVM)
    case places(PlacesTableCollectionCellVM)
    case failure(SectionFailureCellVM)

    public var id: String {
        switch self {
        case .pagination: "pagination"
        case .categories: "categories"
        case .places(let viewModel): "places " + viewModel.type.rawValue
        case .failure(let viewModel): "failure " + (viewModel.type?.rawValue ?? "")
        }
    }
}
