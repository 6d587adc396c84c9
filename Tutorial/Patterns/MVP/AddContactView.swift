/// The form as its presenter knows it.
protocol AddContactView: AnyObject {
    func showError(_ message: String)
}
