/// The methods of the view that the presenter calls. Any object can conform: the screen, or a spy in a test.
public protocol DoggyView: AnyObject {
    /// Shows that the doggies are loading.
    func startLoading()
    /// Shows the doggies. There is at least one.
    func setDoggies(_ doggies: [DoggyViewData])
    /// Shows that there are no doggies.
    func setEmpty()
    /// Shows why the doggies could not be loaded, and offers to try again.
    func showError(_ message: String)
}
