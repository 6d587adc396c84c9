import SwiftFacts

/// Writes a first `.belvedere.yml` with settings for the types that a project has.
public struct ConfigurationDraft: Sendable {
    private let codebase: Codebase

    public init(_ codebase: Codebase) { self.codebase = codebase }

    /// The profile for the types of the project, such as `infinum` if it has wireframes that create modules.
    public var profile: Profile {
        let count = { (role: Role) in codebase.types(in: role).count(where: { !$0.isPart }) }
        if count(.interactor) > 0, count(.wireframe) > 0 {
            // If wireframes create presenters, the project uses VIPER as the company infinum describes it, otherwise as the book does.
            let assembles = codebase.types(in: .wireframe).contains { wireframe in
                codebase.uses(in: wireframe).contains { use in
                    use.reference.use == .construction && codebase.types[use.type].role == .presenter
                }
            }
            return assembles ? .infinum : .bookOfVIPER
        }
        if count(.coordinator) > 0, count(.viewModel) > 0 { return .mvvmCoordinator }
        let views = codebase.types(in: .view).filter { !$0.isPart }
        let isSwiftUI = views.count(where: { $0.fact.kind == .struct }) * 2 > views.count
        return isSwiftUI && count(.presenter) == 0 && count(.storedEntity) > 0 ? .swiftUI : .default
    }

    public var text: String {
        var lines = [
            "# The settings of \"belvedere check\" for this project; \"belvedere check --rules\" lists the rules.",
            "profile: \(profile.rawValue)", "",
        ]
        lines.append("# Types recognised here by name, by conformance and by folder:")
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
