import Belvedere
import PatternModel

/// What the presenter of the list may ask of its view.
protocol ContactsView: AnyObject {
    func show(_ state: ContentState<[Contact]>)
}

/// What the presenters may ask of the interactor.
protocol ContactsInteraction: AnyObject {
    func contacts() async throws -> [Contact]
    func add(_ name: String) async throws
}

/// What the presenters may ask of the wireframe.
protocol ContactsNavigation: AnyObject {
    func showForm()
    func closeForm()
}

/// What the presenter of the form may ask of its view.
protocol AddContactView: AnyObject {
    func showProblem(_ text: String)
}
