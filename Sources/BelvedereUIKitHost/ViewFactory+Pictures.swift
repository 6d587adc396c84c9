#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import BelvedereUIKit
internal import UIKit

/// The views with pictures: symbols, initials, and pictures from addresses.
extension ViewFactory {
    /// A symbol, initials, or a picture from an address. While a picture is loaded, a general symbol stands in its place.
    func image(_ node: ViewNode) -> HostedView {
        let picture = part("picture", UIImageView()), initials = text("initials")
        picture.contentMode = .scaleAspectFit
        NSLayoutConstraint.activate([picture.heightAnchor.constraint(lessThanOrEqualToConstant: 320)])
        let place = PicturePlace(host.pictures) { state in
            switch state {
            case .empty: picture.image = nil
            case .loading: picture.image = UIImage(systemName: "photo")
            case .failed: picture.image = UIImage(systemName: "exclamationmark.triangle")
            case .loaded(let image): picture.image = image
            }
        }
        let view = named(node, column(picture, initials)) { [unowned self] node in
            let letters = if case .initials(let letters) = node[ImageView.picture] { letters } else { "" }
            set(letters, in: initials)
            place.show(address(of: node))
            if case .symbol(let symbol) = node[ImageView.picture] { picture.image = UIImage(symbol) }
        }
        // A picture for dark pages replaces one for light pages when the person changes the style of the device.
        view.changesEnded = { [unowned self, unowned view] in place.show(address(of: view.node)) }
        return view
    }

    private func address(of node: ViewNode) -> String? {
        switch node[ImageView.picture] {
        case .address(let address): address
        case .addresses(let light, let dark): host.controller.traitCollection.userInterfaceStyle == .dark ? dark : light
        case .symbol, .initials, nil: nil
        }
    }

    /// The picture of a person. The initials stand in its place if there is none, or none yet.
    func avatar(_ node: ViewNode) -> HostedView {
        let picture = part("picture", UIImageView()), initials = text("initials", .headline)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        let side = node[Avatar.size] == .large ? 72.0 : 40.0
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: side), picture.heightAnchor.constraint(equalToConstant: side),
        ])
        let place = PicturePlace(host.pictures) { state in
            let image = if case .loaded(let image) = state { image } else { nil as UIImage? }
            picture.image = image
            (picture.isHidden, initials.isHidden) = (image == nil, image != nil)
        }
        picture.isHidden = true
        return named(node, column(picture, initials)) { node in
            initials.text = node[Avatar.initials]
            place.show(node[Avatar.picture])
        }
    }

    /// A picture, which is one thing for VoiceOver. Without a name it is decoration.
    private func named(_ node: ViewNode, _ picture: UIView, update: @escaping (ViewNode) -> Void) -> HostedView {
        picture.accessibilityTraits = .image
        return HostedView(node, picture) { node in
            picture.isAccessibilityElement = !node[View.accessibilityName].isEmpty
            update(node)
        }
    }
}
#endif
