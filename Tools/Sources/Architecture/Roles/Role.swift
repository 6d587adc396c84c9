/// The task of a type in the architecture of a screen, such as view, presenter or service.
///
/// MVVM, MVP and VIPER share these roles; for example, all of them have views. The patterns differ in which role may use which other role.
/// The rules define that.
public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Shows content and receives the person's input: a view, a cell, a view controller, a screen.
    case view
    /// A screen that is the controller of MVC. It may store models and make decisions.
    case controller
    case viewModel = "view-model"
    case presenter
    case interactor
    case entity
    /// An object of a database, such as a managed object of Core Data.
    case storedEntity = "stored-entity"
    /// Shows the next screen: the wireframe or router of VIPER.
    case wireframe
    case coordinator
    /// Creates the objects of a screen, such as its view and its presenter, and connects them.
    case assembly
    /// Uses the network, a database or a device.
    case service
    /// Receives events from another object through a protocol, so the sender does not know its type.
    case delegate

    /// The text for the role in messages, such as "view model".
    public var words: String {
        switch self {
        case .viewModel: "view model"
        case .storedEntity: "stored entity"
        default: rawValue
        }
    }

    var wordsWithArticle: String { "aeio".contains(words.first ?? " ") ? "an \(words)" : "a \(words)" }

    /// The roles that make the decisions of a screen and show nothing themselves.
    static let logic: Set<Role> = [.viewModel, .presenter, .interactor]
}
