import Foundation
public import Testing

/// The hosts on which an acceptance test plays.
public nonisolated enum StageHost: String, Sendable, CaseIterable, CustomTestStringConvertible {
    /// Within the test, with a clock that stands still.
    case headless
    /// A server within the test, and Chromium in front of it.
    case browser

    /// Those that take part in this run: the headless host, or the browser if `BELVEDERE_BROWSER_PYTHON` names the Python
    /// that drives it. A run of its own plays the browser, which takes minutes where the headless host takes seconds.
    public static let takingPart: [StageHost] = python == nil ? [.headless] : [.browser]

    static var python: String? {
        ProcessInfo.processInfo.environment["BELVEDERE_BROWSER_PYTHON"].flatMap { $0.isEmpty ? nil : $0 }
    }

    public var testDescription: String { rawValue }
}
