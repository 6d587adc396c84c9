import Belvedere
import PatternModel

/// What the presenter of the list tells its view.
protocol ContactsView: AnyObject {
    func show(_ state: ContentState<[Contact]>)
}
