extension DevelopmentLoop {
    /// Builds once, and starts the program if it is new.
    ///
    /// - Returns: False if an edit has ended the attempt.
    func buildAndStart() throws -> Bool {
        let build = ProgramBuild(package: package, scratchFolder: settings.scratchFolder)
        try note(.building)
        port.listeners.tellBuilding()
        let isAnswering = isServing
        if !isAnswering { port.state = .closed(LoopStatus.building.sentence(name: package.product, liveSince: nil)) }
        let start = ContinuousClock.now
        var isQuick = false
        let result = try compile(build, isQuick: &isQuick) { step in
            settings.show(step)
            if !isAnswering { port.state = .closed("Building \(package.product): \(step)") }
        }
        let duration = start.duration(to: .now) / .seconds(1)
        switch result {
        case nil: return Interruption.hasCome
        case .failed(let failure):
            try tell(.failed(failure))
            return true
        case .built:
            let isDone = try launch(build, isQuick: isQuick, seconds: duration)
            // Not before the program has started, because the preparation uses all processors for some seconds.
            // If there are tests, SwiftPM plans them first.
            if isDone, isServing, quickBuild == nil, settings.testFilter == nil { prepareQuickBuild(withTests: false) }
            return isDone
        }
    }

    /// Builds without a new plan if that is possible, and otherwise with SwiftPM.
    ///
    /// - Parameter isQuick: Becomes true if no new plan was needed.
    private func compile(_ build: ProgramBuild, isQuick: inout Bool, onStep: (String) -> Void) throws -> BuildResult? {
        defer { moments.noteBuild() }
        if let quickBuild, quickBuild.fits(sources) {
            switch try quickBuild.run(sources, isCancelled: isOutdated) {
            case nil: return nil
            case .finished(let result):
                isQuick = true
                return result
            case .unclear: break
            }
        }
        quickBuild?.end()
        quickBuild = nil
        return try build.run(isCancelled: isOutdated, onStep: onStep)
    }

    /// Starts the built program instead of the running one.
    ///
    /// - Returns: False if an edit has ended the start.
    private func launch(_ build: ProgramBuild, isQuick: Bool, seconds: Double) throws -> Bool {
        let changes = liveSources.map { sources.changes(since: $0) }
        let stamp = build.stamp
        // The program can have read a resource already, which is a file of its own.
        if let changes, isServing, stamp == liveStamp, !build.copiesAny(of: changes) {
            noteLive(stamp)
            try tell(.unchanged(seconds: seconds, changes: changes))
            return true
        }
        // From here on, requests wait. The old program ends first, because both could write to the same files.
        port.beginRestart()
        program?.end()
        bodies = nil
        let started = try ServedProgram(build.program, arguments: settings.arguments, in: package.root, pagePort: port.number)
        program = started
        switch started.waitUntilOpen(isCancelled: { isOutdated(milliseconds: 5) }) {
        case .cancelled:
            // It may never listen. Without it, a browser gets the step of the next build instead of waiting.
            started.end()
            program = nil
            return Interruption.hasCome
        case .ended(let ending):
            program = nil
            try tell(.didNotStart(ending))
        case .open:
            port.state = .open(started.port)
            noteLive(stamp)
            try tell(
                changes.map { .restarted(seconds: seconds, changes: $0, reason: restartReason) } ?? .started(seconds: seconds))
            // The next build changes the files that say what this program contains.
            texts = build.loadedTexts
            bodies = isQuick ? quickBuild?.loadedBodies(of: sources) : nil
            // A file that has changed since the build may have been read in its newer state.
            if SourceStamps(of: package.places) != sources { bodies = nil }
        }
        return true
    }
}
