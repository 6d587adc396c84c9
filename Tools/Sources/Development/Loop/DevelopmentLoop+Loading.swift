extension DevelopmentLoop {
    /// Shows the edit in the running program if that is possible, and otherwise builds and starts.
    ///
    /// - Returns: False if an edit has ended the attempt.
    func loadOrBuild() throws -> Bool {
        restartReason = nil
        guard let isLoaded = try load() else { return Interruption.hasCome }
        if isLoaded { return true }
        guard let isReplaced = try loadBodies() else { return Interruption.hasCome }
        return try isReplaced || buildAndStart()
    }

    /// Loads edited bodies of functions.
    ///
    /// - Returns: Whether the pages show the edit. Nil if another edit has ended the attempt.
    private func loadBodies() throws -> Bool? {
        guard var bodies, let liveSources, let program, isServing, program.takesEdits else { return false }
        let changes = sources.changes(since: liveSources)
        guard bodies.contains(changes) else { return false }
        let start = ContinuousClock.now
        try note(.building)
        defer { self.bodies = bodies }
        let result = try bodies.compile(changes, among: sources.paths, using: bodyCompiler, in: package.root) {
            // A shorter pause, because the compiler needs a tenth of a second only.
            isOutdated(milliseconds: 3)
        }
        switch result {
        case nil: return nil
        case .refused(let reason):
            restartReason = reason
            return false
        case .equal:
            noteLive(liveStamp)
            try tell(.unchanged(seconds: start.duration(to: .now) / .seconds(1), changes: changes))
            return true
        case .compiled(let library):
            guard program.open(library) == .done else { return false }
            // The program differs from its file now. So it restarts even if the next build makes the same file.
            noteLive(nil)
            try tell(.loaded(seconds: start.duration(to: .now) / .seconds(1), changes: changes))
            return true
        }
    }

    /// Loads edited texts.
    ///
    /// - Returns: Whether the pages show the edit, or a fault of it. Nil if another edit has ended the attempt.
    private func load() throws -> Bool? {
        guard var texts, let liveSources, let program, isServing, program.takesEdits else { return false }
        let changes = sources.changes(since: liveSources)
        guard texts.contains(changes) else { return false }
        let start = ContinuousClock.now
        let keepingFile = texts.fileWithKeptText(of: changes, among: sources.paths)
        self.texts = texts
        if let file = keepingFile {
            restartReason = .constant(file: String(file.split(separator: "/").last ?? ""), texts: changes.first?.name ?? "")
            return false
        }
        try note(.building)
        switch try texts.compile(changes, in: package.root, isCancelled: isOutdated) {
        case nil: return nil
        case .refused: return false
        case .changesDeclarations(let file):
            restartReason = .declarations(file: file)
            return false
        case .failed(let failure):
            try tell(.failed(failure))
            return true
        case .compiled(let files):
            let answer = program.show(files)
            if answer == .refused { restartReason = .keptText(file: changes.first?.name ?? "a catalogue") }
            guard answer == .done else { return false }
            // The program differs from its file now. So it restarts even if the next build makes the same file.
            noteLive(nil)
            try tell(.loaded(seconds: start.duration(to: .now) / .seconds(1), changes: changes))
            return true
        }
    }
}
