import SwiftFacts

/// Finds the role of a type from the configuration, its conformances, its name or its folder.
struct RoleFinder {
    private let codebase: Codebase
    private let assignments: [RoleAssignment]
    private(set) var matchedAssignments: Set<Int> = []
    /// The names of the types that the functions of services take and return.
    private let namesInServices: Set<String>

    init(codebase: Codebase, assignments: [RoleAssignment]) {
        self.codebase = codebase
        self.assignments = assignments
        namesInServices = Self.namesInServices(codebase)
    }

    private static func namesInServices(_ codebase: Codebase) -> Set<String> {
        var names: Set<String> = []
        for type in codebase.types where !codebase.isLeftOut(codebase.file(of: type)) {
            let table = type.isContract ? RoleTable.contractEndings : RoleTable.endings
            let isNamed = RoleTable.ending(of: type.name, in: table)?.role == .service
            guard isNamed || RoleTable.serviceEndings.contains(where: type.name.hasSuffix) else { continue }
            for function in codebase.functions(of: type) {
                names.formUnion(function.parameters.flatMap(\.type.names))
                names.formUnion(function.result?.names ?? [])
            }
        }
        return names
    }

    mutating func role(of type: DeclaredType) -> (role: Role?, stem: String) {
        let named = type.isContract ? RoleTable.contractEndings : RoleTable.endings
        let ending = RoleTable.ending(of: type.name, in: named)
        let stem = ending?.stem ?? type.name
        if let assigned = assigned(type) { return (assigned, stem) }
        guard !codebase.isLeftOut(codebase.file(of: type)) else { return (nil, stem) }
        switch type.fact.kind {
        case .protocol: return (ending?.role, stem)
        case .typealias, .extension: return (nil, stem)
        case .class, .struct, .enum, .actor: break
        }
        if type.fact.attributes.contains("Model") { return (.storedEntity, stem) }
        if let role = inherited(by: type) {
            if role == .view, isController(type) { return (.controller, stem) }
            return (
                role,
                RoleTable.endings.first { $0.1 == role && type.name.hasSuffix($0.0) && type.name.count > $0.0.count }
                    .map { String(type.name.dropLast($0.0.count)) } ?? type.name
            )
        }
        if let ending, fits(ending.role, type) { return (ending.role, stem) }
        if let role = beginningRole(type) { return (role.role, role.stem) }
        if let role = folderRole(type) { return (role, stem) }
        return (isService(type) ? .service : isReadFromOutside(type) ? .entity : nil, stem)
    }

    /// The role of a class whose name begins with it, such as `PresenterLogin`. Its weak reference to the part above shows that the name
    /// means the role.
    private func beginningRole(_ type: DeclaredType) -> (role: Role, stem: String)? {
        guard type.fact.kind == .class else { return nil }
        for (beginning, role, above) in RoleTable.beginnings {
            guard type.name.hasPrefix(beginning), type.name.dropFirst(beginning.count).first?.isUppercase == true else { continue }
            let holdsAbove = codebase.properties(of: type).contains { above.contains($0.name) && $0.ownership != .strong }
            if holdsAbove { return (role, String(type.name.dropFirst(beginning.count))) }
        }
        return nil
    }

    /// Whether a type is a value that a service of the app reads from a server or a file. It has the data of the app, wherever its file is.
    private func isReadFromOutside(_ type: DeclaredType) -> Bool {
        guard type.fact.kind == .struct, namesInServices.contains(type.path), !codebase.isInterfaceFile(codebase.file(of: type)) else {
            return false
        }
        let sent = ["Request", "Endpoint", "Route", "Target", "Parameters", "Settings", "Configuration", "Config"]
        return !sent.contains(where: type.name.hasSuffix)
            && !["Codable", "Decodable"].filter(codebase.supertypeNames(of: type).contains).isEmpty
    }

    /// Whether a type is a service although its name alone does not tell: it sends requests, or it has a usual name for a service and
    /// reaches stored data.
    private func isService(_ type: DeclaredType) -> Bool {
        // An enum without cases only has static functions.
        let isPlace = type.fact.kind == .enum && type.fact.cases.isEmpty
        guard type.fact.kind == .class || type.fact.kind == .actor || isPlace, !type.path.contains(".") else { return false }
        let isNamed = RoleTable.serviceEndings.contains(where: type.name.hasSuffix)
        let others: Set<String> = ["UIResponder", "NSObject", "ObservableObject", "XCTestCase"]
        guard isNamed || others.isDisjoint(with: codebase.supertypeNames(of: type)) && !type.fact.attributes.contains("Observable") else {
            return false
        }
        let reached = isNamed ? Frameworks.storageTypes : Frameworks.networkTypes
        let facts = codebase.file(of: type).facts
        return facts.chains.contains { $0.scope.type == type.path && reached.contains($0.names.first ?? "") }
            || facts.references.contains { $0.scope.type == type.path && reached.contains($0.name) }
    }

    private mutating func assigned(_ type: DeclaredType) -> Role?? {
        for (index, assignment) in assignments.enumerated() {
            let text = assignment.pattern.isPath ? codebase.file(of: type).path : type.path
            guard assignment.pattern.matches(text) else { continue }
            matchedAssignments.insert(index)
            return .some(assignment.role)
        }
        return nil
    }

    private func inherited(by type: DeclaredType) -> Role? {
        let names = codebase.supertypeNames(of: type)
        let ancestors = codebase.ancestors(of: type)
        // If the project itself declares a type with this name, the name does not have its usual meaning.
        for name in names + ancestors.flatMap({ codebase.supertypeNames(of: $0) }) {
            let local = ancestors.first { $0.path == name }
            if local?.isContract == true, local?.name != "ViewModel", local?.name != "Presenter", local?.name != "Interactor",
                local?.name != "Wireframe", local?.name != "Coordinator", local?.name != "Router"
            {
                continue
            }
            if name == "View", type.fact.kind == .class || type.fact.kind == .struct { return .view }
            if name == "Object", codebase.imports(of: codebase.file(of: type)).contains("RealmSwift") { return .storedEntity }
            if let role = RoleTable.supertypes[name] { return role }
            if RoleTable.isInterfaceClass(name) { return .view }
        }
        for ancestor in ancestors where !ancestor.isContract {
            if let ending = RoleTable.ending(of: ancestor.name, in: RoleTable.endings), ending.role != .view { return ending.role }
        }
        // The name of a protocol can give a role to the types that conform to it: `class Login: LoginPresentation` is a presenter.
        // Protocols for delegates and services do not count, because a type of any role can conform to them.
        for ancestor in ancestors where ancestor.isContract {
            guard let ending = RoleTable.ending(of: ancestor.name, in: RoleTable.contractEndings), Role.logic.contains(ending.role) else {
                continue
            }
            if RoleTable.ending(of: type.name, in: RoleTable.endings) == nil { return ending.role }
        }
        return nil
    }

    private func isController(_ type: DeclaredType) -> Bool {
        guard type.name.hasSuffix("Controller"), !type.name.hasSuffix("ViewController") else { return false }
        let names = codebase.supertypeNames(of: type) + codebase.ancestors(of: type).flatMap { codebase.supertypeNames(of: $0) }
        return names.contains("Screen")
    }

    /// Whether a type of this kind can get the role from its name alone. For example, an enum such as `NextScreen` is not a screen, and
    /// only a class in a file that imports a framework of views is a view.
    private func fits(_ role: Role, _ type: DeclaredType) -> Bool {
        let isError = codebase.supertypeNames(of: type).contains("Error")
        guard !isError, type.fact.kind != .enum || role == .assembly else { return false }
        if role == .presenter, isForIndicators(type) { return false }
        // A value that is read from JSON, such as a repository of a web site, is no service.
        let codings: Set<String> = ["Codable", "Decodable"]
        if role == .service, type.fact.kind == .struct, !codings.isDisjoint(with: codebase.supertypeNames(of: type)) { return false }
        return role != .view || type.fact.kind == .class && codebase.isInterfaceFile(codebase.file(of: type)) && hasSuperclass(type)
    }

    /// Whether a class can inherit from a view of another module. A class without a superclass, such as `InputListView`, only has values
    /// for a view.
    private func hasSuperclass(_ type: DeclaredType) -> Bool {
        let others: Set<String> = [
            "NSObject", "ObservableObject", "Codable", "Decodable", "Equatable", "Hashable", "Identifiable", "Sendable",
        ]
        let contracts = Set(codebase.ancestors(of: type).filter(\.isContract).map(\.name))
        return codebase.supertypeNames(of: type).contains { !others.contains($0) && !contracts.contains($0) }
    }

    /// Whether a type with the ending `Presenter` shows an alert or an indicator of progress, and is not the presenter of a screen.
    private func isForIndicators(_ type: DeclaredType) -> Bool {
        let stem = RoleTable.ending(of: type.name, in: RoleTable.endings)?.stem ?? ""
        guard RoleTable.indicators.contains(where: stem.hasSuffix), codebase.isInterfaceFile(codebase.file(of: type)) else { return false }
        return !codebase.types.contains { ["\(stem)View", "\(stem)ViewController", "\(stem)Interactor"].contains($0.name) }
    }

    private func folderRole(_ type: DeclaredType) -> Role? {
        guard !codebase.supertypeNames(of: type).contains("Error") else { return nil }
        let file = codebase.file(of: type)
        let targetFolders = codebase.target(of: file).folder.utf8.split(separator: UInt8(ascii: "/")).count
        for folder in file.folders.dropFirst(targetFolders).reversed() {
            guard let role = RoleTable.folders[folder.prefix(1).uppercased() + folder.dropFirst()] else { continue }
            if role == .entity { return type.fact.kind == .actor ? nil : .entity }
            return type.fact.kind == .class ? role : nil
        }
        return nil
    }
}

/// The roles that follow from the names of types, protocols and folders.
enum RoleTable {
    /// The supertypes that decide the role of a type, from frameworks or other modules.
    static let supertypes: [String: Role] = [
        "ViewModel": .viewModel, "Presenter": .presenter, "Interactor": .interactor, "Wireframe": .wireframe, "Router": .wireframe,
        "Coordinator": .coordinator, "Screen": .view, "View": .view, "NSManagedObject": .storedEntity, "RealmSwift.Object": .storedEntity,
        "Stack": .view, "ElementView": .view, "UIViewRepresentable": .view, "UIViewControllerRepresentable": .view, "ViewModifier": .view,
        "NSViewRepresentable": .view, "ASDisplayNode": .view, "ASCellNode": .view,
    ]

    /// The endings of class names that decide the role. Longer endings come first.
    static let endings: [(String, Role)] = [
        ("ViewModel", .viewModel), ("ViewModelImpl", .viewModel), ("ViewModelController", .viewModel), ("VM", .viewModel),
        ("PresenterImpl", .presenter), ("Presenter", .presenter),
        ("InteractorImpl", .interactor), ("Interactor", .interactor), ("UseCaseImpl", .interactor), ("UseCase", .interactor),
        ("WireframeImpl", .wireframe), ("Wireframe", .wireframe), ("RouterImpl", .wireframe), ("Router", .wireframe),
        ("Coordinator", .coordinator), ("FlowController", .coordinator),
        ("ViewController", .view), ("ViewControllerImpl", .view), ("Screen", .view), ("Cell", .view), ("View", .view), ("ViewImpl", .view),
        ("Assembly", .assembly), ("Assembler", .assembly), ("ModuleBuilder", .assembly), ("Builder", .assembly),
        ("Configurator", .assembly), ("ModuleFactory", .assembly),
        ("Repository", .service), ("RepositoryImpl", .service), ("Service", .service), ("ServiceImpl", .service), ("Store", .service),
        ("Gateway", .service), ("APIClient", .service), ("Client", .service), ("DataManager", .service), ("APIManager", .service),
        ("NetworkManager", .service), ("DatabaseManager", .service), ("DAO", .service),
        ("Entity", .entity),
    ].sorted { $0.0.count > $1.0.count }

    /// The endings of protocol names that decide the role. Longer endings come first. A type that conforms to such a protocol may have any
    /// name.
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
        ("DataManagerOutput", .interactor), ("DataManagerOutputProtocol", .interactor),
        ("Delegate", .delegate), ("ModuleOutput", .delegate), ("ModuleDelegate", .delegate),
    ].sorted { $0.0.count > $1.0.count }

    /// The endings of names that services have, but other types too.
    static let serviceEndings = [
        "Manager", "Handler", "Loader", "Downloader", "Fetcher", "API", "Api", "Provider", "Storage", "Repository", "Database", "Client",
        "Service",
    ]

    /// The roles that can begin a class name, with the names of the properties for the part above.
    static let beginnings: [(String, Role, above: Set<String>)] = [
        ("Presenter", .presenter, ["view", "viewController"]), ("Interactor", .interactor, ["presenter", "output"]),
        ("Router", .wireframe, ["view", "viewController", "controller"]),
    ]

    /// The beginnings of names such as `AlertPresenter`: small things that any screen can show.
    static let indicators = [
        "Alert", "Toast", "Banner", "Loading", "Loader", "Spinner", "Indicator", "Progress", "HUD", "Popover", "Popup", "Sheet", "Dialog",
        "Overlay", "Tooltip", "Keyboard", "Modal",
    ]

    /// The names of folders that decide the role of the types in them, if nothing else decides it.
    static let folders: [String: Role] = [
        "Entities": .entity, "Entity": .entity, "Models": .entity, "Model": .entity, "Domain": .entity,
        "ViewModels": .viewModel, "Presenters": .presenter, "Interactors": .interactor, "UseCases": .interactor, "Routers": .wireframe,
        "Wireframes": .wireframe, "Coordinators": .coordinator, "Services": .service, "Repositories": .service,
    ]

    /// Whether UIKit, AppKit or WatchKit uses this name for a class of views.
    static func isInterfaceClass(_ name: String) -> Bool {
        guard ["UI", "NS", "WK", "MK"].contains(String(name.prefix(2))), name.dropFirst(2).first?.isUppercase == true else { return false }
        return ["View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Window", "Bar", "Switch", "Slider"].contains {
            name.hasSuffix($0)
        }
            && !["NSFetchedResultsController", "NSArrayController", "NSObjectController"].contains(name)
    }

    static func ending(of name: String, in table: [(String, Role)]) -> (stem: String, role: Role)? {
        // A name must be longer than its ending: a protocol with the name `Presenter` is a base for presenters, not the presenter of a
        // screen.
        for (ending, role) in table where name.utf8.count > ending.utf8.count && name.hasSuffix(ending) {
            return (String(name.dropLast(ending.count)), role)
        }
        return RoleSpelling.corrected(name).flatMap { ending(of: $0, in: table) }
    }
}
