import SwiftFacts

/// What names say of roles.
enum RoleTable {
    /// Supertypes that settle the role, wherever they come from.
    static let supertypes: [String: Role] = [
        "ViewModel": .viewModel, "Presenter": .presenter, "Interactor": .interactor, "Wireframe": .wireframe, "Router": .wireframe,
        "Coordinator": .coordinator, "Screen": .view, "View": .view, "NSManagedObject": .storedEntity, "RealmSwift.Object": .storedEntity,
        "Stack": .view, "ElementView": .view, "UIViewRepresentable": .view, "UIViewControllerRepresentable": .view, "ViewModifier": .view,
        "NSViewRepresentable": .view, "ASDisplayNode": .view, "ASCellNode": .view,
    ]

    /// Endings of the names of classes, longest first.
    static let endings: [(String, Role)] = [
        ("ViewModel", .viewModel), ("ViewModelImpl", .viewModel), ("VM", .viewModel),
        ("PresenterImpl", .presenter), ("Presenter", .presenter),
        ("InteractorImpl", .interactor), ("Interactor", .interactor), ("UseCaseImpl", .interactor), ("UseCase", .interactor),
        ("WireframeImpl", .wireframe), ("Wireframe", .wireframe), ("RouterImpl", .wireframe), ("Router", .wireframe),
        ("Coordinator", .coordinator), ("FlowController", .coordinator),
        ("ViewController", .view), ("Screen", .view), ("Cell", .view), ("View", .view),
        ("Assembly", .assembly), ("Assembler", .assembly), ("ModuleBuilder", .assembly), ("Builder", .assembly),
        ("Configurator", .assembly), ("ModuleFactory", .assembly),
        ("Repository", .service), ("RepositoryImpl", .service), ("Service", .service), ("ServiceImpl", .service), ("Store", .service),
        ("Gateway", .service), ("APIClient", .service), ("Client", .service), ("DataManager", .service), ("APIManager", .service),
        ("NetworkManager", .service), ("DatabaseManager", .service), ("DAO", .service),
        ("Entity", .entity),
    ].sorted { $0.0.count > $1.0.count }

    /// Endings of the names of protocols, longest first. Whoever conforms to such a contract may have another name.
    static let contractEndings: [(String, Role)] = [
        ("ViewModelProtocol", .viewModel), ("ViewModelType", .viewModel), ("ViewModelInterface", .viewModel), ("ViewModeling", .viewModel),
        ("ViewModelRepresentable", .viewModel), ("ViewModel", .viewModel), ("ViewModelInput", .viewModel), ("ViewModelOutput", .viewModel),
        ("ViewOutput", .presenter), ("ViewEventHandler", .presenter), ("EventHandler", .presenter), ("PresenterProtocol", .presenter),
        ("PresenterInterface", .presenter), ("PresenterInput", .presenter), ("PresentationLogic", .presenter), ("Presentation", .presenter),
        ("Presenter", .presenter), ("PresenterType", .presenter), ("InteractorOutput", .presenter),
        ("InteractorOutputProtocol", .presenter),
        ("InteractorDelegate", .presenter),
        ("ViewInput", .view), ("ViewProtocol", .view), ("ViewInterface", .view), ("ViewContract", .view), ("ViewControllerProtocol", .view),
        ("DisplayLogic", .view), ("PresenterOutput", .view), ("View", .view), ("ViewType", .view),
        ("InteractorInput", .interactor), ("InteractorInputProtocol", .interactor), ("InteractorProtocol", .interactor),
        ("InteractorInterface", .interactor), ("BusinessLogic", .interactor), ("Interaction", .interactor), ("UseCase", .interactor),
        ("UseCaseProtocol", .interactor), ("Interactor", .interactor), ("InteractorType", .interactor),
        ("RouterInput", .wireframe), ("RouterProtocol", .wireframe), ("RouterInterface", .wireframe), ("RoutingLogic", .wireframe),
        ("Routing", .wireframe), ("Navigation", .wireframe), ("WireframeProtocol", .wireframe), ("WireframeInterface", .wireframe),
        ("Wireframe", .wireframe), ("Router", .wireframe),
        ("CoordinatorProtocol", .coordinator), ("Coordinator", .coordinator), ("Coordinating", .coordinator),
        ("RepositoryProtocol", .service), ("Repository", .service), ("ServiceProtocol", .service), ("ServiceType", .service),
        ("Service", .service), ("Store", .service), ("StoreProtocol", .service), ("Gateway", .service), ("Client", .service),
        ("ClientProtocol", .service), ("APIProtocol", .service), ("DataManagerInput", .service), ("DataManagerInputProtocol", .service),
        ("Delegate", .delegate), ("ModuleOutput", .delegate), ("ModuleDelegate", .delegate),
    ].sorted { $0.0.count > $1.0.count }

    /// Folders whose types have a role, if nothing else says another.
    static let folders: [String: Role] = [
        "Entities": .entity, "Entity": .entity, "Models": .entity, "Model": .entity, "Domain": .entity,
        "ViewModels": .viewModel, "Presenters": .presenter, "Interactors": .interactor, "UseCases": .interactor, "Routers": .wireframe,
        "Wireframes": .wireframe, "Coordinators": .coordinator, "Services": .service, "Repositories": .service,
    ]

    /// The role of classes that UIKit, AppKit and WatchKit call views.
    static func isInterfaceClass(_ name: String) -> Bool {
        guard ["UI", "NS", "WK", "MK"].contains(String(name.prefix(2))), name.dropFirst(2).first?.isUppercase == true else { return false }
        return ["View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Window", "Bar", "Switch", "Slider"].contains {
            name.hasSuffix($0)
        }
            && !["NSFetchedResultsController", "NSArrayController", "NSObjectController"].contains(name)
    }

    static func ending(of name: String, in table: [(String, Role)]) -> (stem: String, role: Role)? {
        // The bare word is the base of its kind: `protocol Presenter` is nobody's presenter.
        for (ending, role) in table where name.utf8.count > ending.utf8.count && name.hasSuffix(ending) {
            return (String(name.dropLast(ending.count)), role)
        }
        return nil
    }
}
