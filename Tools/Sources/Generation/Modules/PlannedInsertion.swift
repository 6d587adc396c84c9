import SwiftFacts

/// A text that the plan inserts into a file of the project.
struct PlannedInsertion {
    let path: String
    let insertion: SourceInsertion
    /// The target whose declaration contains the text; nil for other texts.
    var target: String?
}
