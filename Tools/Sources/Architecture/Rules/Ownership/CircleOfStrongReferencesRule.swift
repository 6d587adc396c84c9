import SwiftFacts

extension Rule {
    static let circleOfStrongReferences = Rule(
        "circle-of-strong-references",
        summary: "Objects do not hold each other strongly in a circle.",
        reason: "No object of the circle is released while another holds it. So all of them stay in memory for ever.",
        fix: "Make the reference that points back `weak`.",
        violating: """
            final class AppCoordinator {
                var login: LoginCoordinator?
            }

            final class LoginCoordinator {
                var app: AppCoordinator?
            }
            """,
        compliant: """
            final class AppCoordinator {
                var login: LoginCoordinator?
            }

            final class LoginCoordinator {
                weak var app: AppCoordinator?
            }
            """
    ) { codebase, examination in
        var graph = DirectedGraph<Int>()
        var properties: [DirectedGraph<Int>.Edge: PropertyFact] = [:]
        // A database keeps the relations of its objects, and releases the objects itself.
        for type in codebase.types where type.fact.kind.isReference && type.role != .storedEntity {
            guard !codebase.isLeftOut(codebase.file(of: type)) else { continue }
            examination.look()
            for property in codebase.properties(of: type) where property.isStored && property.ownership == .strong {
                guard property.type?.isFunction != true else { continue }
                for held in codebase.heldTypes(of: property, in: type) where held.fact.kind.isReference && held.number != type.number {
                    graph.add(from: type.number, to: held.number)
                    properties[DirectedGraph<Int>.Edge(from: type.number, to: held.number)] = property
                }
            }
        }
        for circle in graph.circles() {
            // Types without a role may form a circle of strong references on purpose, to stay in memory. So only the strict profile checks
            // them.
            let hasRole = circle.contains { codebase.types[$0].role != nil }
            guard hasRole || codebase.profile(of: codebase.types[circle[0]]) == .strict else { continue }
            let links = circle.indices.compactMap { index in
                let next = circle[(index + 1) % circle.count]
                return properties[DirectedGraph<Int>.Edge(from: circle[index], to: next)].map { (index: index, property: $0) }
            }
            // A collection holds the parts of an object, so another reference points back.
            guard let link = links.last(where: { $0.property.type?.isCollection != true }) ?? links.last else { continue }
            let property = link.property
            let path = (circle[(link.index + 1)...] + circle[...link.index]).map { codebase.types[$0].path }
            let last = codebase.types[circle[link.index]]
            // Only a person knows which of the references points back.
            let advice =
                property.type?.isCollection == true
                ? "Make one of the references weak, or end it when the work is done."
                : "If \"\(property.name)\" points back to the owner: " + codebase.adviceToWeaken(property, of: last)
            examination.report(
                "\((path + [path[0]]).map { "\"\($0)\"" }.joined(separator: " holds ")) strongly", property: property, of: last,
                in: codebase, fix: advice)
        }
    }
}
