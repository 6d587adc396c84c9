import SwiftFacts

/// A text that goes into a file of the project.
struct PlannedInsertion {
    let path: String
    let insertion: SourceInsertion
}
