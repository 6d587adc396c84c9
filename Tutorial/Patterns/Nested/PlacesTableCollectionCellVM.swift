/// The places of one type. It owns its data model.
final class PlacesTableCollectionCellVM: TableCollectionCellVMRepresentable {
    let title: String
    var cellSelected: (Int) -> Void = { _ in }
    let places: [Place]

    init(dataModel: [Place], type: PlaceType) {
        places = dataModel.filter { $0.type == type }
        title = "Top \(type.rawValue.lowercased()) nearby"
    }

    var numberOfItems: Int { places.count }
    func viewModelForCell(indexPath: Int) -> ImageAndLabelCollectionCellVM { ImageAndLabelCollectionCellVM(places[indexPath]) }
    func cellSelected(indexPath: Int) { cellSelected(indexPath) }
}
