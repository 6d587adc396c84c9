extension Rule {
    static let presentationModelInEntityFile = Rule(
        "presentation-model-in-entity-file",
        summary: "The file of an entity declares no content of a screen.",
        reason: """
            All screens share the file of an entity. If it holds the model of one screen, a change of that screen affects all \
            of them.
            """,
        fix: "Move the presentation model to the module of its screen.",
        violating: """
            // FILE Entities/User.swift
            struct User { var name: String }
            struct UserViewData { var title: String }
            """,
        compliant: """
            // FILE Entities/User.swift
            struct User { var name: String }
            // FILE Profile/UserViewData.swift
            struct UserViewData { var title: String }
            """
    ) { codebase, examination in
        let endings = ["ViewModel", "PresentationModel", "DisplayModel", "ViewData", "DisplayItem", "CellModel", "ViewItem"]
        var examined: Set<Int> = []
        for entity in codebase.types(in: .entity) where !entity.isPart && !endings.contains(where: { entity.name.hasSuffix($0) }) {
            examination.look()
            // A file with several entities is reported for the first one.
            guard examined.insert(entity.file).inserted else { continue }
            for type in codebase.types where type.file == entity.file && !type.path.contains(".") {
                guard endings.contains(where: { type.name.hasSuffix($0) }) else { continue }
                examination.report("\"\(type.path)\" is in the file of the entity \"\(entity.path)\"", type: type, in: codebase)
            }
        }
    }
}
