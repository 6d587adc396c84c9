import Foundation
public import Testing

/// The hosts for acceptance tests.
public nonisolated enum StageHost: String, Sendable, CaseIterable, CustomTestStringConvertible {
    /// The headless host within the test, with a clock that only the test moves.
    case headless
    /// A server within the test, and Chromium as its browser.
    case browser

    /// The hosts of this run: the headless host, or the browser if `BELVEDERE_BROWSER_PYTHON` names the Python that drives it. A separate
    /// run plays the browser, which takes minutes where the headless host takes seconds.
    public static let takingPart: [StageHost] = python == nil ? [.headless] : [.browser]

    static var python: String? {
        ProcessInfo.processInfo.environment["BELVEDERE_BROWSER_PYTHON"].flatMap { $0.isEmpty ? nil : $0 }
    }

    public var testDescription: String { rawValue }
}
