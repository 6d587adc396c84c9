import Belvedere
import ContactsFakes
import ContactsMVC
import ContactsMVP
import ContactsMVVM
import ContactsVIPER

/// The four architectures of Contacts. One recorded test runs for all of them.
enum ContactsArchitecture: CaseIterable {
    case mvvm, viper, mvp, mvc

    /// The app with two contacts.
    var application: BelvedereApp {
        let store = FakeContactStore(["Ann Lee", "Bob Stone"])
        return switch self {
        case .mvvm: .contactsMVVM(store: store)
        case .viper: .contactsVIPER(store: store)
        case .mvp: .contactsMVP(store: store)
        case .mvc: .contactsMVC(store: store)
        }
    }
}
