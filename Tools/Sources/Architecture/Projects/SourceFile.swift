public import SwiftFacts

/// A Swift file of a project.
public struct SourceFile: Sendable {
    /// The path from the root of the project, with `/` between folders.
    public var path: String
    /// The index of its target in `Project.targets`.
    public var target: Int
    /// The indexes of the other targets of an Xcode project that compile the file too, such as a widget beside its app.
    public var otherTargets: Set<Int>
    public var facts: FileFacts
    /// Whether a program has written the file, or it is a template for new files. No person can fix a finding there.
    public let isGenerated: Bool

    public init(path: String, target: Int, otherTargets: Set<Int> = [], facts: FileFacts) {
        self.path = path
        self.target = target
        self.otherTargets = otherTargets
        self.facts = facts
        isGenerated = Self.isGenerated(path)
    }

    private static func isGenerated(_ path: String) -> Bool {
        let endings = [".generated.swift", ".pb.swift", ".grpc.swift", "/Mocks.swift", "/GeneratedMocks.swift"]
        return endings.contains(where: path.hasSuffix) || path.contains("/Generated/") || path.hasPrefix("Generated/")
            || path.contains(".xctemplate/")
    }

    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    /// The folders that contain the file, outermost first.
    public var folders: [String] { path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) } }
}
