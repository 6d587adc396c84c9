import Belvedere
import PatternModel

/// The list as its presenter knows it.
protocol ContactsView: AnyObject {
    func show(_ state: ContentState<[Contact]>)
}
