#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// The view controller of a window: a navigation controller for the screens, and in a wide window a second one for the detail of a list.
final class HostController: UIViewController {
    let navigation = UINavigationController()
    let detail = UINavigationController()
    var traitsChanged: () -> Void = {}
    var appeared: () -> Void = {}
    /// Returns the shortcuts that a person can use now.
    var shortcuts: () -> [HostShortcut] = { [] }
    /// Does what one of these keys stands for. It returns whether one of them is a shortcut.
    var pressKeys: ([Shortcut]) -> Bool = { _ in false }
    /// The colour of actions and of selected things; `nil` for that of the system.
    var accent: UIColor?
    private let columns = UIStackView(arrangedSubviews: [])

    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }

    /// Whether the window has room for a list and its detail.
    var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

    override func loadView() {
        view = UIView()
        view.tintColor = accent
        columns.distribution = .fillEqually
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(columns)
        NSLayoutConstraint.activate([
            columns.leadingAnchor.constraint(equalTo: view.leadingAnchor), columns.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            columns.topAnchor.constraint(equalTo: view.topAnchor), columns.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        for part in [navigation, detail] {
            addChild(part)
            columns.addArrangedSubview(part.view)
            part.didMove(toParent: self)
        }
        detail.view.isHidden = true
        let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitUserInterfaceStyle.self]
        registerForTraitChanges(traits) { (controller: HostController, _: UITraitCollection) in controller.traitsChanged() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared()
    }

    #if canImport(ObjectiveC)
    override var keyCommands: [UIKeyCommand]? { commands(#selector(perform(_:))) }

    @objc private func perform(_ command: UIKeyCommand) { press(command) }
    #else
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if pressKeys(presses.flatMap(\.shortcuts)) { return }
        super.pressesBegan(presses, with: event)
    }
    #endif

    /// Shows screens in the leading column, and others, if there are any, in the trailing one.
    func show(_ screens: [UIViewController], beside details: [UIViewController]) {
        // UIKit does not allow a controller in two others.
        if details.isEmpty {
            set([], in: detail)
            set(screens, in: navigation)
        } else {
            set(screens, in: navigation)
            set(details, in: detail)
        }
        detail.view.isHidden = details.isEmpty
    }

    private func set(_ screens: [UIViewController], in navigation: UINavigationController) {
        if !screens.elementsEqual(navigation.viewControllers, by: ===) { navigation.setViewControllers(screens, animated: true) }
    }
}
#endif
