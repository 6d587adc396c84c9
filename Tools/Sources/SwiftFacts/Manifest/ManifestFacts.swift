/// What `Package.swift` says of its targets, as far as it can be read without running it.
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
        /// Nil for the folder of its name in `Sources` or `Tests`.
        public var path: String?
        /// The names of targets and products.
        public var dependencies: [String]
        public var position: SourcePosition

        public init(name: String, kind: Kind, path: String? = nil, dependencies: [String] = [], position: SourcePosition) {
            self.name = name
            self.kind = kind
            self.path = path
            self.dependencies = dependencies
            self.position = position
        }
    }

    public var name: String
    public var targets: [Target]
    /// Whether some targets have computed names, so that only their folders tell of them.
    public var hasComputedTargets: Bool

    public init(name: String, targets: [Target], hasComputedTargets: Bool = false) {
        self.name = name
        self.targets = targets
        self.hasComputedTargets = hasComputedTargets
    }
}
