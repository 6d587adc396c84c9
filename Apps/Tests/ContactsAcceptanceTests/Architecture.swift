import Testing
import Belvedere
import ContactsModel
import ContactsMVC
import ContactsMVP
import ContactsMVVM
import ContactsVIPER

/// The architectures of the app. Any difference that a person can notice is a fault.
nonisolated enum Architecture: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case mvvm, viper, mvp, mvc

    func application(_ store: any ContactStore) -> BelvedereApp {
        switch self {
        case .mvvm: .contactsMVVM(store: store)
        case .viper: .contactsVIPER(store: store)
        case .mvp: .contactsMVP(store: store)
        case .mvc: .contactsMVC(store: store)
        }
    }

    var testDescription: String { rawValue.uppercased() }
}
