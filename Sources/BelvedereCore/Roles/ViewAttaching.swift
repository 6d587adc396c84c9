/// A presenter of any contract, as the screen sees it that owns one.
package protocol ViewAttaching: AnyObject {
    /// Attaches an object as the view, if it fulfils the contract and there is no view yet.
    func attachView(ifFulfilledBy candidate: AnyObject)
    func detachView()
}
