/// The style of architecture that a project uses. It selects the rules that are on.
///
/// The styles disagree: in one the router creates the parts of a module, in another that is forbidden. So each rule lists the profiles in
/// which it is on.
public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// The rules that all styles of architecture agree on.
    case `default`
    /// All rules that at least two styles of architecture require.
    case strict
    /// VIPER as in its book: the router does not create modules, services are used only by the interactor, only plain objects are passed
    /// between layers, a view never asks for data, and entities have no logic.
    case bookOfVIPER = "book-of-viper"
    /// VIPER as the company infinum describes it: wireframes create modules, entities may have logic, and an interactor is optional.
    case infinum
    /// MVVM with coordinators. Only coordinators show other screens.
    case mvvmCoordinator = "mvvm-coordinator"
    /// SwiftUI with SwiftData or Core Data. A view of SwiftUI may query, show, sort and filter stored objects and entities.
    case swiftUI = "swiftui"

    static let all = Set(allCases)
}
