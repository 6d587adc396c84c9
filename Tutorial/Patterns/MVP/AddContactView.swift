/// What the presenter of the form tells its view.
protocol AddContactView: AnyObject {
    func showProblem(_ text: String)
}
