#if canImport(UIKit)
import Belvedere
@testable import BelvedereCore
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereUIKitHost
import Foundation
import UIKit

/// Opens an app of the conformance suite in the host, for a person who uses its views.
struct HostStage: ConformingHost {
    /// The loader of the pictures. A test has no network.
    var pictures = PictureLoader { _ in throw CancellationError() }
    /// The app's own views for its custom elements.
    var elements: [NativeElement] = []

    func open<Result: Sendable>(
        _ application: BelvedereApp, at path: String, _ setting: Setting, _ body: sending ConformanceBody<ViewPlayer, Result>
    ) async throws -> Result {
        _ = sessionOfTheProcess
        let environment = SessionEnvironment(
            locale: setting.locale, timeZone: setting.timeZone, clock: setting.clock, values: setting.values)
        let host = UIKitHost(application, at: path, environment: environment, pictures: pictures, elements: elements)
        defer { host.close() }
        return try await UIPasteboard.$test.withValue(Int.random(in: .min ... .max)) {
            try await CurrentSession.$ofTask.withValue(host.window.session.context) {
                let player = ViewPlayer(host, setting)
                defer { player.person.removeFiles() }
                await player.settle()
                return try await body(player)
            }
        }
    }
}

/// The first session of a process is the one of the app, for code outside every task. Keep it, because other tests run at the same time.
@MainActor let sessionOfTheProcess = Session()
#endif
