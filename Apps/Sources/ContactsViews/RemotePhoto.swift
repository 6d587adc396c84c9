import Belvedere
import ContactsModel
import ContactsShared

/// A note with a link, in place of a picture that is on another server.
///
/// An imported card can contain the address of any server. If the app loaded the picture, that server would learn the IP address of
/// everyone who views the contact. So the picture is loaded only if the person opens the link. The link does not tell the server from which
/// page it was opened.
final class RemotePhoto: Stack {
    private let word = Label(style: .detail)
    private let link = Link(ContactsTexts.openPhoto, to: "")

    init() {
        super.init(.vertical, spacing: .zero, [word, link])
        isHidden = true
    }

    /// The address of the picture, or empty if there is none.
    var address = "" {
        didSet {
            isHidden = address.isEmpty || ContactPhoto.isEmbedded(address)
            word.text = isHidden ? "" : ContactsTexts.remotePhoto(ContactsTexts.server(ofPhoto: address))
            link.destination = isHidden ? "" : address
        }
    }
}
