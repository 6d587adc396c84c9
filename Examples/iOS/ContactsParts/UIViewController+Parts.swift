package import UIKit

extension UIViewController {
    /// Puts a view into the readable part of this controller's view. It scrolls, because large texts need more than a screen.
    package func fill(with content: UIView) {
        view.backgroundColor = .systemBackground
        let scroller = UIScrollView()
        for part in [scroller, content] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroller)
        scroller.addSubview(content)
        let guide = view.layoutMarginsGuide, area = scroller.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroller.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            scroller.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            scroller.topAnchor.constraint(equalTo: guide.topAnchor), scroller.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            content.topAnchor.constraint(equalTo: area.topAnchor), content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
        ])
    }
}

extension UIViewController {
    /// Presents one of the app's alerts.
    package func present(alert: UIAlertController) { present(alert, animated: true) }
}
