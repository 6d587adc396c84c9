public import SwiftFacts

/// A mechanical change of the code that fixes a finding, or a part of such a change. `belvedere check --fix` makes it.
///
///     let repair = Repair(.weaken, path: "A.swift", position: SourcePosition(line: 1, column: 5))
///     repair.insertion(in: "var view: LoginView?")?.text      // "weak "
public struct Repair: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: Sendable {
        /// The property at the position becomes weak.
        case weaken
        /// The protocol at the position becomes one for classes only.
        case restrictToClasses
    }

    public var kind: Kind
    /// The path from the root of the project.
    public var path: String
    /// The position of the name of the property or the protocol.
    public var position: SourcePosition

    public init(_ kind: Kind, path: String, position: SourcePosition) {
        self.kind = kind
        self.path = path
        self.position = position
    }

    /// The insertion that makes the change in the text of the file. Nil if more than a word must change, so that a person has to decide.
    public func insertion(in source: String) -> SourceInsertion? {
        switch kind {
        case .weaken: .ofWeak(at: position, in: source)
        case .restrictToClasses: .ofAnyObject(at: position, in: source)
        }
    }
}
