@_spi(Hosting) public import Belvedere

extension Driver {
    /// Expects that the transcript is exactly this text: the screen, and everything that a person noticed outside the screen since
    /// the last expectation.
    ///
    /// ```swift
    /// app.expect("""
    ///     screen "Hello"
    ///       label "Hello"
    ///       button "Say hello"
    ///     """)
    /// ```
    ///
    /// The article "Steps and transcripts" of `BelvedereTesting` describes the lines. A failure shows both transcripts, line by
    /// line.
    public func expect(
        _ transcript: String,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        if ledger.isStopped { return }
        host.synchronise()
        let expected = Transcript(transcript).printed
        let found = ledger.everything(host).printed
        if expected != found {
            let difference = LineDifference(from: expected, to: found)
            fail("The screen differs from the expected one (- expected, + found):\n\(difference.description)", at: site)
        }
        ledger.accept(host)
        reportFaults(at: site)
    }

    /// Expects that exactly these lines of the transcript have changed since the last expectation. Removed lines begin with `-`,
    /// added lines with `+`.
    ///
    /// ```swift
    /// app.tap(.button, "Say hello")
    /// app.expectChanges("+   label \"Hello\"")
    /// ```
    public func expectChanges(
        _ changes: String,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        if ledger.isStopped { return }
        host.synchronise()
        let expected = Transcript(changes).printed
        let found = ledger.changes(host)
        if expected != found {
            let difference = LineDifference(from: expected, to: found)
            fail("The changes differ from the expected ones (- expected, + found):\n\(difference.description)", at: site)
        }
        ledger.accept(host)
        reportFaults(at: site)
    }

    /// Expects that nothing has changed since the last expectation.
    public func expectNoChanges(
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        expectChanges("", fileID: fileID, filePath: filePath, line: line)
    }

    /// Expects that a person can find a view on the screen, and that the view has a value.
    ///
    /// ```swift
    /// app.expect(.label, "Hello")
    /// app.expect(.textField, "First Name", value: "Ann")
    /// ```
    ///
    /// - Parameters:
    ///   - role: the kind of the view.
    ///   - value: the text of a field, the choice of a picker or tabs, `on` or `off` of a toggle, `40 %` of a progress, `1 of 3` of
    ///     a pager. Not compared if left out.
    ///   - ignoringOthers: accepts all other changes without a check.
    ///   - name: the name of the view; any name if left out.
    ///   - index: the index of the view, counted from 0, if several have the same name.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func expect(
        _ role: ViewKind,
        _ name: String? = nil,
        value: String? = nil,
        at index: Int? = nil,
        ignoringOthers: Bool = false,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let (target, site) = (Target(role, name, at: index), CallSite(fileID: fileID, filePath: filePath, line: line))
        if ledger.isStopped { return }
        host.synchronise()
        switch search(target) {
        case .failure(let reason):
            fail("expect(\(target.arguments)): \(reason.text)", at: site)
        case .success(let view):
            if let value, self.value(of: view) != value {
                fail(
                    """
                    expect(\(target.arguments)): its value is \(TranscriptText.quote(self.value(of: view))) and not \
                    \(TranscriptText.quote(value)).
                    """,
                    at: site
                )
            }
            ledger.cover(view.identifier, at: site)
        }
        if ignoringOthers { ledger.accept(host) }
        reportFaults(at: site)
    }

    /// Expects that a person cannot find a view on the screen.
    public func expectNo(
        _ role: ViewKind, _ name: String? = nil, ignoringOthers: Bool = false,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let (target, site) = (Target(role, name), CallSite(fileID: fileID, filePath: filePath, line: line))
        if ledger.isStopped { return }
        host.synchronise()
        let matching = host.perception.elements.filter { $0.role == role && (name == nil || $0.name == name) }
        if let found = matching.first { fail("expectNo(\(target.arguments)): there is the \(found.description).", at: site) }
        ledger.coverAbsence(of: target.phrase, at: site)
        if ignoringOthers { ledger.accept(host) }
        reportFaults(at: site)
    }

    /// Expects that a view on the screen is enabled, or that it is disabled.
    ///
    /// ```swift
    /// app.expect(.button, "Say hello", isEnabled: true)
    /// ```
    ///
    /// - Parameters:
    ///   - ignoringOthers: accepts all other changes without a check.
    ///   - role: the kind of the view.
    ///   - name: the name of the view; any name if left out.
    ///   - isEnabled: whether a person can use it.
    ///   - index: the index of the view, counted from 0, if several have the same name.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func expect(
        _ role: ViewKind,
        _ name: String? = nil,
        isEnabled: Bool,
        at index: Int? = nil,
        ignoringOthers: Bool = false,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let (target, site) = (Target(role, name, at: index), CallSite(fileID: fileID, filePath: filePath, line: line))
        if ledger.isStopped { return }
        host.synchronise()
        switch search(target) {
        case .failure(let reason):
            fail("expect(\(target.arguments)): \(reason.text)", at: site)
        case .success(let view):
            if (disabled(view) == nil) != isEnabled {
                fail("expect(\(target.arguments)): it is \(isEnabled ? "disabled" : "enabled").", at: site)
            }
            ledger.cover(view.identifier, at: site)
        }
        if ignoringOthers { ledger.accept(host) }
        reportFaults(at: site)
    }

    /// Expects that a person noticed something outside the screen since the last expectation, such as a copied text or a spoken
    /// announcement.
    ///
    /// ```swift
    /// app.expect(.copied("60.17, 24.94"))
    /// ```
    public func expect(
        _ notice: Notice,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        if ledger.isStopped { return }
        host.synchronise()
        let notices = ledger.newNotices(host)
        if !notices.contains(notice) {
            let found = notices.isEmpty ? "nothing" : notices.map(\.description).joined(separator: ", ")
            fail("expect(\(notice)): a person noticed \(found).", at: site)
        }
        ledger.cover(notice, at: site)
        reportFaults(at: site)
    }

    /// Accepts all changes of the screen since the last expectation without a check. The next expectations need not mention these changes.
    public func ignoreChanges() {
        if ledger.isStopped { return }
        host.synchronise()
        ledger.accept(host)
    }

    /// Expects that the kit has reported a diagnostic: a message about a wrong use of the kit. A diagnostic without such an
    /// expectation fails the test.
    ///
    /// - Parameters:
    ///   - code: the code of the diagnostic, such as `BV0004`.
    ///   - fileID: the file of the test, for failures; leave it out.
    ///   - filePath: the path of that file; leave it out.
    ///   - line: the line in that file; leave it out.
    public func expectDiagnostic(
        _ code: String,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line)
        let new = host.diagnostics[ledger.accountedDiagnostics...]
        ledger.accountedDiagnostics = host.diagnostics.count
        for diagnostic in new where diagnostic.code != code { fail(diagnostic.description, at: site) }
        if !new.contains(where: { $0.code == code }) { fail("expectDiagnostic(\"\(code)\"): it was not reported.", at: site) }
    }

    private func value(of view: MirroredView) -> String { host.descriptions[view.kind].value(of: view) }
}
