internal import Repeatable

/// A JavaScript module of your own, which a browser loads to show a custom element.
///
/// The host serves the file itself, at an address that changes with its content, and with the same content security policy as its own
/// script. A page loads the module when the first element needs it. The best place for the file is a resource of your target that is
/// embedded in the code:
///
/// ```swift
/// // In Package.swift: resources: [.embedInCode("Elements")]
/// let chart = ElementModule("salary-chart", source: Array("export {}".utf8))      // PackageResources.salary_chart_js
/// let app = BelvedereApp("Salaries", path: "/salaries", modules: [chart]) { _ in Window(Screen(title: "Salaries")) }
/// ```
nonisolated public struct ElementModule: Sendable, Hashable {
    /// The name of the file without its extension.
    public let name: String
    /// The text of the module, as UTF-8.
    public let source: [UInt8]
    /// A hash of the source, computed with the algorithm FNV-1a (64 bits). It changes with the source, so it detects a new version. It does
    /// not protect against attacks.
    @_spi(Hosting) public let version: String

    /// Creates a module from its source.
    ///
    /// - Parameters:
    ///   - name: letters, digits and hyphens. Other characters are removed.
    ///   - source: the text of the module, as UTF-8.
    /// - Complexity: O(*n*) in the length of the source.
    public init(_ name: String, source: [UInt8]) {
        self.name = String(decoding: name.utf8.filter { Self.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }, as: UTF8.self)
        self.source = source
        version = FNVDigest.digits(of: source)
    }

    /// Compares the names and the versions. The sources are not compared: they may be long, and the version depends on the source.
    public static func == (left: ElementModule, right: ElementModule) -> Bool {
        left.version == right.version && left.name == right.name
    }

    /// Hashes the name and the version.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(version)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
