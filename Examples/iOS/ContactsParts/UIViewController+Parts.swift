package import UIKit

extension UIViewController {
    /// Puts a view into the readable part of this controller's view.
    package func fill(with content: UIView) {
        view.backgroundColor = .systemBackground
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
    }
}

extension UIViewController {
    /// Presents one of the app's alerts.
    package func present(alert: UIAlertController) { present(alert, animated: true) }
}
