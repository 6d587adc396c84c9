/// The view as its presenter calls it.
protocol DoggyView: AnyObject {
    func startLoading()
    func finishLoading()
    func setDoggies(_ doggies: [DoggyViewData])
    func setEmpty()
}
