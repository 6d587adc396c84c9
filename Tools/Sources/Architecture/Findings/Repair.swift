public import SwiftFacts

/// A mechanical change of the code that fixes a finding, or a part of such a change. `belvedere check --fix` makes it.
///
///     let repair = Repair(.weaken, path: "A.swift", position: SourcePosition(line: 1, column: 5))
///     repair.insertions(in: "var view: LoginView?").map(\.text)      // ["weak "]
public struct Repair: Hashable, Sendable {
    /// The kind of change.
    public enum Kind: Sendable {
        /// The property at the position becomes weak.
        case weaken
        /// The protocol at the position becomes one for classes only.
        case restrictToClasses
        /// The closure at the position captures `self` weakly.
        case captureSelfWeakly
        /// The import at the position goes, with its line.
        case removeImport
    }

    public var kind: Kind
    /// The path from the root of the project.
    public var path: String
    /// The position of the name of the property or the protocol, of the closure, or of the import.
    public var position: SourcePosition

    public init(_ kind: Kind, path: String, position: SourcePosition) {
        self.kind = kind
        self.path = path
        self.position = position
    }

    /// The insertions and removals that make the change in the text of the file. Empty if more must change, so that a person has to decide.
    public func insertions(in source: String) -> [SourceInsertion] {
        switch kind {
        case .weaken: [SourceInsertion.ofWeak(at: position, in: source)].compactMap(\.self)
        case .restrictToClasses: [SourceInsertion.ofAnyObject(at: position, in: source)].compactMap(\.self)
        case .captureSelfWeakly: SourceInsertion.ofWeakSelf(at: position, in: source)
        case .removeImport: [SourceInsertion.removingImport(at: position, in: source)].compactMap(\.self)
        }
    }
}
