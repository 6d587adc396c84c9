import Foundation
public import Testing

/// The hosts for acceptance tests.
public nonisolated enum StageHost: String, Sendable, CaseIterable, CustomTestStringConvertible {
    /// The headless host within the test, with a clock that only the test moves.
    case headless
    /// A server within the test, and Chromium as its browser.
    case browser
    /// The host of another package, which an ``ExternalStage`` opens.
    case external

    /// The hosts of this run: the headless host, or the host that a variable names, because other hosts take minutes where the headless
    /// host takes seconds. `BELVEDERE_STAGE` names the class of an ``ExternalStage``, and `BELVEDERE_BROWSER_PYTHON` the Python that drives
    /// the browser.
    public static let takingPart: [StageHost] = externalName != nil ? [.external] : python == nil ? [.headless] : [.browser]

    /// The name of the class that opens apps on the host of another package, with its module: `BelvedereDesktopTests.DesktopStage`.
    static var externalName: String? {
        ProcessInfo.processInfo.environment["BELVEDERE_STAGE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a test can open a browser, also beside another host.
    public static var hasBrowser: Bool { python != nil }

    static var python: String? {
        ProcessInfo.processInfo.environment["BELVEDERE_BROWSER_PYTHON"].flatMap { $0.isEmpty ? nil : $0 }
    }

    public var testDescription: String { rawValue }
}
