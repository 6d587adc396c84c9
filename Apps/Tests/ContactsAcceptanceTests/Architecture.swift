import Testing
import Belvedere
import ContactsModel
import ContactsMVVM

/// The ways in which the app is built. Whatever a person can tell apart between them is a fault.
nonisolated enum Architecture: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case mvvm

    func application(_ store: any ContactStore) -> Application {
        switch self {
        case .mvvm: .contactsMVVM(store: store)
        }
    }

    var testDescription: String { rawValue.uppercased() }
}
