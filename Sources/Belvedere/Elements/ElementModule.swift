/// A JavaScript module of your own, for a host that is a browser.
///
/// The host serves the file itself, under an address that changes with its content, and under the same policy as its own script.
/// A page loads it when the first element comes that needs it. The file is best a resource of your target that is embedded in
/// the code:
///
/// ```swift
/// // In Package.swift: resources: [.embedInCode("Elements")]
/// let chart = ElementModule("salary-chart", source: Array("export {}".utf8))      // PackageResources.salary_chart_js
/// let app = BelvedereApp("Salaries", path: "/salaries", modules: [chart]) { _ in Window(Screen(title: "Salaries")) }
/// ```
nonisolated public struct ElementModule: Sendable, Hashable {
    /// The name of the file without its ending.
    public let name: String
    /// The text of the module, as UTF-8.
    public let source: [UInt8]
    /// A digest of the source, by which two states of the module are told apart: FNV-1a, 64 bits. It guards against change, not
    /// against malice.
    @_spi(Hosting) public let version: String

    /// A module from its source.
    ///
    /// - Parameters:
    ///   - name: letters, digits and hyphens; what else stands in it is left out.
    ///   - source: the text of the module, as UTF-8.
    /// - Complexity: O(*n*) in the length of the source.
    public init(_ name: String, source: [UInt8]) {
        self.name = String(decoding: name.utf8.filter { Self.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }, as: UTF8.self)
        self.source = source
        var state: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in source { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        version = String(state, radix: 16)
    }

    /// Modules of the same name and version are the same. The source is left out: it may be long, and its version says the same.
    public static func == (left: ElementModule, right: ElementModule) -> Bool {
        left.version == right.version && left.name == right.name
    }

    /// The name and the version.
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
