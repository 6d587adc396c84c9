/// The part that a type plays in a screen's architecture.
///
/// The same words serve MVVM, MVP and VIPER, because a view is a view in each of them. What differs is who may know whom, and
/// that is what rules say.
public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Shows and listens: a view, a cell, a view controller, a screen.
    case view
    /// A screen that is the controller of MVC: it may hold models and decide.
    case controller
    case viewModel = "view-model"
    case presenter
    case interactor
    case entity
    /// An object of a database, such as a managed object of Core Data.
    case storedEntity = "stored-entity"
    /// Knows what comes next: the wireframe or router of VIPER.
    case wireframe
    case coordinator
    /// Puts a module together.
    case assembly
    /// Reaches the network, a database, a device.
    case service
    /// Told of what happened, by somebody who does not know who listens.
    case delegate

    /// How the role is called in a sentence.
    public var words: String {
        switch self {
        case .viewModel: "view model"
        case .storedEntity: "stored entity"
        default: rawValue
        }
    }

    var wordsWithArticle: String { "aeio".contains(words.first ?? " ") ? "an \(words)" : "a \(words)" }

    /// The roles that decide what happens on a screen, and show nothing.
    static let logic: Set<Role> = [.viewModel, .presenter, .interactor]
}
