public import Belvedere
import ContactsShared

extension Screen {
    /// Copies a text to the clipboard of the person's device and shows a confirmation.
    public func copy(_ text: String) {
        guard let device = SessionContext.current?.device else { return }
        launch { [weak self] in
            do throws(CapabilityFailure) {
                try await device.copy(text)
                self?.show(Toast(.words(ContactsTexts.copied)))
            } catch {
                self?.show(Toast(.words(ContactsTexts.notCopied)))
            }
        }
    }
}
