import BelvedereCore
import Foundation
import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
@testable import BelvedereDesktop
import Testing

/// The desktop host in the form that the conformance suite needs.
struct DesktopStage: ConformingHost {
    func open<Result: Sendable>(
        _ application: BelvedereApp, at path: String, _ setting: Setting, _ body: sending ConformanceBody<DesktopPlayer, Result>
    ) async throws -> Result {
        let device = ScriptedDevice(setting.device)
        let environment = SessionEnvironment(
            locale: setting.locale, timeZone: setting.timeZone, clock: setting.clock, values: setting.values)
        let windowSetting = WindowSetting(
            environment: environment, path: path, width: setting.viewport.width == .wide ? 1000 : 560, height: 640,
            rowsInSight: setting.viewport.rows, columnsInSight: setting.viewport.columns, device: device)
        let window = try await DesktopWindow.openForTest(application, windowSetting)
        let player = DesktopPlayer(window: window, device: device, clock: setting.clock)
        await player.settle()
        do {
            let result = try await body(player)
            await close(window, device)
            return result
        } catch {
            await close(window, device)
            throw error
        }
    }

    private func close(_ window: DesktopWindow, _ device: ScriptedDevice) async {
        await window.session.perform { _ in window.close() }
        device.removeFiles()
    }
}

extension DesktopWindow {
    /// GTK keeps the names for assistive technology, also where no bus for it runs. It reads the variable when its thread starts.
    static let keepsNames = setenv("GTK_A11Y", "test", 1) == 0

    static func openForTest(
        _ application: BelvedereApp, _ setting: WindowSetting, onClose: @escaping @Sendable () -> Void = {}
    ) async throws -> DesktopWindow {
        try #require(keepsNames)
        return try await open(application, setting, onClose: onClose)
    }
}

extension DesktopPlayer {
    /// Opens an app in a window, lets a person use it, and closes the window also after a failure.
    static func use(
        _ application: BelvedereApp, _ setting: WindowSetting = WindowSetting(), _ body: (DesktopPlayer) async throws -> Void
    ) async throws {
        let device = ScriptedDevice(DeviceScript())
        var setting = setting
        setting.device = device
        let window = try await DesktopWindow.openForTest(application, setting)
        do { try await body(DesktopPlayer(window: window, device: device, clock: TestClock())) } catch { Issue.record(error) }
        await window.session.perform { _ in window.close() }
    }
}
