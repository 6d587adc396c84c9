/// The targets that `Package.swift` declares, as far as parsing can find them without running the file.
///
///     let manifest = ManifestReader().manifest(in: source)
///     manifest.targets.map(\.name)
public struct ManifestFacts: Hashable, Sendable {
    /// A target of a package.
    public struct Target: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable {
            case library
            case executable
            case test
            case other
        }

        public var name: String
        public var kind: Kind
        /// The path of the target's folder; nil for the folder with the target's name in `Sources` or `Tests`.
        public var path: String?
        /// The names of the targets and products that the target depends on.
        public var dependencies: [String]
        /// Whether plug-ins can write further source files of the target during a build.
        public var hasPlugins: Bool
        public var position: SourcePosition

        public init(
            name: String, kind: Kind, path: String? = nil, dependencies: [String] = [], hasPlugins: Bool = false, position: SourcePosition
        ) {
            self.name = name
            self.kind = kind
            self.path = path
            self.dependencies = dependencies
            self.hasPlugins = hasPlugins
            self.position = position
        }
    }

    public var name: String
    public var targets: [Target]
    /// Whether the manifest computes the names of some targets, for example in a loop. Then only the folders show these targets.
    public var hasComputedTargets: Bool

    public init(name: String, targets: [Target], hasComputedTargets: Bool = false) {
        self.name = name
        self.targets = targets
        self.hasComputedTargets = hasComputedTargets
    }
}
