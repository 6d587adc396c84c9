import SwiftFacts

/// Finds the role of a type: by the configuration, by what it conforms to, by its name, by its folder.
struct RoleFinder {
    private let codebase: Codebase
    private let assignments: [RoleAssignment]
    private(set) var matchedAssignments: Set<Int> = []

    init(codebase: Codebase, assignments: [RoleAssignment]) {
        self.codebase = codebase
        self.assignments = assignments
    }

    mutating func role(of type: DeclaredType) -> (role: Role?, stem: String) {
        let named = type.isContract ? RoleTable.contractEndings : RoleTable.endings
        let ending = RoleTable.ending(of: type.name, in: named)
        let stem = ending?.stem ?? type.name
        if let assigned = assigned(type) { return (assigned, stem) }
        guard !codebase.isTest(codebase.file(of: type)) else { return (nil, stem) }
        switch type.fact.kind {
        case .protocol: return (ending?.role, contractStem(type.name, stem))
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
        return (folderRole(type), stem)
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

    /// The stem of `LoginViewInput` is `Login`, and so is that of `LoginPresenterProtocol`.
    private func contractStem(_ name: String, _ stem: String) -> String { stem.isEmpty ? name : stem }

    private func inherited(by type: DeclaredType) -> Role? {
        let names = codebase.supertypeNames(of: type)
        let ancestors = codebase.ancestors(of: type)
        // What the project declares itself is asked before what a name says elsewhere.
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
        // A contract that names a role: `class Login: LoginPresentation`. A delegate or a service is nobody's only part.
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

    /// Whether a name may speak for a type of this kind. `enum NextScreen` shows nothing, and `struct Store` may be anything.
    private func fits(_ role: Role, _ type: DeclaredType) -> Bool {
        let isError = codebase.supertypeNames(of: type).contains("Error")
        guard !isError, type.fact.kind != .enum || role == .assembly else { return false }
        switch role {
        case .view: return type.fact.kind == .class && codebase.isInterfaceFile(codebase.file(of: type))
        case .viewModel, .presenter, .interactor, .service, .wireframe, .coordinator, .assembly: return true
        default: return true
        }
    }

    private func folderRole(_ type: DeclaredType) -> Role? {
        guard !codebase.supertypeNames(of: type).contains("Error") else { return nil }
        let file = codebase.file(of: type)
        let targetFolders = codebase.target(of: file).folder.utf8.split(separator: UInt8(ascii: "/")).count
        for folder in file.folders.dropFirst(targetFolders).reversed() {
            guard let role = RoleTable.folders[folder] else { continue }
            if role == .entity { return type.fact.kind == .actor ? nil : .entity }
            return type.fact.kind == .class ? role : nil
        }
        return nil
    }
}
