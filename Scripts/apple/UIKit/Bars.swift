// Pages: UIBarItem, UIBarButtonItem, UINavigationItem, UISearchBar, UISearchTextField, UISearchController, UISearchResultsUpdating,
// UIRefreshControl, UIPageControl, UIGestureRecognizer.

@MainActor open class UIBarItem: NSObject {
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
}

@MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case flexibleSpace = 5
        case close = 24
    }

    /// The system item. UIKit has no such property; a test reads it.
    package private(set) final var systemItem: SystemItem?
    public final var style = Style.plain
    public final var customView: UIView?
    /// The action. A new one also gives the item its title and image.
    public final var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title
        self.image = image
        if let primaryAction { self.primaryAction = primaryAction }
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        if let primaryAction { self.primaryAction = primaryAction }
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

@MainActor open class UINavigationItem: NSObject {
    open var title: String?
    /// A line above the title.
    open var prompt: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var searchController: UISearchController?
    /// The action of the back button. It replaces the pop.
    open var backAction: UIAction?
}

@MainActor open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
}

@MainActor open class UISearchTextField: UITextField {}

@MainActor open class UISearchBar: UIView {
    public final let searchTextField = UISearchTextField()
    public final var placeholder: String?

    public final var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text or the activity of the search bar has changed.
    func updateSearchResults(for searchController: UISearchController)
}

@MainActor open class UISearchController: UIViewController {
    public final let searchBar = UISearchBar()
    public final weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    public final var obscuresBackgroundDuringPresentation = true

    public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the person searches. The end of a search empties the text.
    public final var isActive = false {
        didSet {
            if !isActive { searchBar.text = "" }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }
}

@available(tvOS, unavailable)
@MainActor open class UIRefreshControl: UIControl {
    public private(set) final var isRefreshing = false

    public final func beginRefreshing() { isRefreshing = true }
    public final func endRefreshing() { isRefreshing = false }
}

@MainActor open class UIPageControl: UIControl {
    private var page = 0

    public final var numberOfPages = 0 {
        didSet { currentPage = page }
    }

    /// The page. A number outside becomes the nearest page.
    public final var currentPage: Int {
        get { page }
        set { page = min(max(0, newValue), max(0, numberOfPages - 1)) }
    }
}
