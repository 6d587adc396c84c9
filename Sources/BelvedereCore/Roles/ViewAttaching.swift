/// A presenter without its generic type, for the screen that owns it.
package protocol ViewAttaching: AnyObject {
    /// Attaches an object as the view, if the object conforms to the contract and there is no view yet.
    func attachView(ifFulfilledBy candidate: AnyObject)
    func detachView()
}
