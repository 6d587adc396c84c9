import SwiftFacts

/// Turns type names from the compiler, such as `Login.LoginView`, into the names that the rules look up. The compiler's names begin with
/// the module.
struct ModuleNames {
    private let modules: Set<String>
    private let targets: Set<String>
    private let declared: Set<String>
    /// The names of the standard library's types that Swift can also write with signs, such as `Int?` and `[Int]`.
    private static let signs: Set<String> = ["Optional", "Array", "Set", "Dictionary"]

    init(project: Project, modules: Set<String>) {
        self.modules = modules
        targets = Set(project.targets.map(\.name))
        declared = Set(project.files.flatMap { $0.facts.types.filter { $0.kind != .extension }.map(\.path) })
    }

    /// - Parameters:
    ///   - found: The type that the compiler found.
    ///   - written: The type in the source; nil if the source does not write it.
    mutating func merged(_ found: TypeName, into written: TypeName?) -> TypeName {
        TypeName(
            text: written?.text ?? found.text, names: found.names.compactMap(name), heldNames: found.heldNames.compactMap(name),
            position: written?.position ?? found.position
        )
    }

    private func name(_ name: String) -> String? {
        guard let point = name.firstIndex(of: ".") else { return Self.signs.contains(name) ? nil : name }
        let module = String(name[..<point])
        let rest = String(name[name.index(after: point)...])
        if modules.contains(module) { return targets.contains(module) ? name : rest }
        // A type of a framework must not be mistaken for a type of the project with the same name.
        return declared.contains(rest) ? nil : rest
    }
}
