import SwiftFacts

/// A text that the plan inserts into a file of the project.
struct PlannedInsertion {
    let path: String
    let insertion: SourceInsertion
    /// Whether the text stays when the module is removed. An import stays, because other code of the file may need it by then.
    var stays = false
}
