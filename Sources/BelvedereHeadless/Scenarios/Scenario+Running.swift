@_spi(Hosting) public import Belvedere

nonisolated extension Scenario {
    /// Plays the scenario on the headless host, on a session of its own.
    ///
    /// After each step the session comes to rest, as a person waits until nothing moves any more: while a spinner turns for
    /// something outside the session, such as a server, that is waited for. No time passes on the app's clock but by
    /// ``ScenarioStep/wait(seconds:)``.
    ///
    /// - Parameters:
    ///   - application: the app it is for.
    ///   - clock: the clock of the session, for services that wait by it as well.
    ///   - fileID: the place of the test, in which failures are shown; leave it out.
    ///   - filePath: the same, as a path.
    ///   - line: the same, the line.
    /// - Complexity: O(*s* *n*) for *s* steps and *n* views on the screen.
    #if MAIN_ACTOR_UI
    @MainActor
    #endif
    public func run(
        _ application: BelvedereApp,
        clock: TestClock = TestClock(),
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) async -> ScenarioResult {
        let collector = FailureCollector()
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let setting = Setting(locale: locale, timeZone: timeZone, clock: clock, viewport: viewport, device: deviceScript)
        let transcript = await withApp(
            application, at: path, setting, reporter: collector.reporter, fileID: fileID, filePath: filePath, line: line
        ) { app in
            var transcript = ScenarioTranscript(scenario: name)
            await app.restWithWhatIsOutside()
            transcript.entries.append(.init(step: "begin", lines: app.transcript.printed))
            app.ignoreChanges()
            for step in steps {
                if step.action != .expect { app.ignoreChanges() }
                await app.perform(step, at: site)
                if step.action != .expect { await app.restWithWhatIsOutside() }
                if app.ledger.isStopped { break }
                if step.action == .expect { continue }
                transcript.entries.append(.init(step: step.phrase, lines: app.transcript.printed))
            }
            app.ignoreChanges()
            return transcript
        }
        return ScenarioResult(transcript: transcript, failures: collector.failures)
    }
}
