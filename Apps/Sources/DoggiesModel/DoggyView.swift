/// What the presenter asks of its view. Any object can be one: the screen, or a spy in a test.
public protocol DoggyView: AnyObject {
    /// The doggies are on their way.
    func startLoading()
    /// There are doggies, at least one.
    func setDoggies(_ doggies: [DoggyViewData])
    /// There are none.
    func setEmpty()
    /// They could not be had; the view offers to try again.
    func showError(_ message: String)
}
