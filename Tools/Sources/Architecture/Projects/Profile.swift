/// The school whose rules a project keeps.
///
/// The schools disagree: one has the router put modules together, another forbids it. So a rule belongs to profiles.
public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// What every school agrees on.
    case `default`
    /// Everything that two schools or more ask for.
    case strict
    /// VIPER as its book has it: the router apart from assembly, services beneath the interactor, plain objects across
    /// layers, a view that never asks, entities without logic.
    case bookOfVIPER = "book-of-viper"
    /// VIPER as infinum writes it: wireframes put modules together, entities may hold logic, an interactor is optional.
    case infinum
    /// MVVM with coordinators, which alone navigate.
    case mvvmCoordinator = "mvvm-coordinator"

    static let all = Set(allCases)
}
