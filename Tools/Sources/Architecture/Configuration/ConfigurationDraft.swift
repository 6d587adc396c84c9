import SwiftFacts

/// Writes a first `.belvedere.yml` from what a project looks like.
public struct ConfigurationDraft: Sendable {
    private let codebase: Codebase

    public init(_ codebase: Codebase) { self.codebase = codebase }

    /// The profile that fits what is there.
    public var profile: Profile {
        let count = { (role: Role) in codebase.types(in: role).count(where: { !$0.isPart }) }
        if count(.interactor) > 0, count(.wireframe) > 0 {
            // Whose wireframes put modules together follows infinum, the others the book.
            let assembles = codebase.types(in: .wireframe).contains { wireframe in
                codebase.uses(in: wireframe).contains { use in
                    use.reference.use == .construction && codebase.types[use.type].role == .presenter
                }
            }
            return assembles ? .infinum : .bookOfVIPER
        }
        if count(.coordinator) > 0, count(.viewModel) > 0 { return .mvvmCoordinator }
        return .default
    }

    public var text: String {
        var lines = [
            "# How 'belvedere check' looks at this project; 'belvedere check --rules' lists the rules.", "profile: \(profile.rawValue)", "",
        ]
        lines.append("# What is seen here by name, by what it conforms to and by folder:")
        for role in Role.allCases {
            let types = codebase.types(in: role).filter { !$0.isPart }
            guard !types.isEmpty else { continue }
            let names = types.prefix(3).map(\.path).joined(separator: ", ")
            lines.append("#   \(role.rawValue): \(types.count) (\(names)\(types.count > 3 ? ", …" : ""))")
        }
        lines += [
            "# Types with other names get their role here:", "#roles:", "#  view: [\"*Panel\"]", "",
            "# Files and folders that are not read:", "#exclude: [\"**/Generated\"]", "",
            "# Rules are off, warning or error:", "#rules:", "#  view-orders-data: warning", "",
        ]
        return lines.joined(separator: "\n")
    }
}
