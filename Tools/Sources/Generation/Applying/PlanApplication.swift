import Foundation
import Repeatable

/// Carries out a plan of file changes: either all changes or none, even if the process is killed in the middle.
///
/// It first writes all new bytes to a separate folder, `.belvedere/transaction`. Then it moves one file, the journal, to its final path. If
/// the process is killed before that move, the project is unchanged. If it is killed later, the next run finishes the changes.
///
/// ```swift
/// let application = PlanApplication()
/// try application.recover(in: plan.root)
/// try application.apply(plan)
/// ```
public struct PlanApplication {
    private let files: any FileStore

    /// - Parameter files: The store that reads and writes files.
    public init(files: any FileStore = LocalFiles()) { self.files = files }

    /// Finishes the changes of an earlier run that was interrupted, or removes its data if it had changed nothing. Returns whether there
    /// was such a run.
    ///
    /// - Throws: ``GenerationError`` if another run is active, or if a file was changed after that run.
    @discardableResult
    public func recover(in root: String) throws -> Bool {
        let folder = root + "/" + Journal.folder
        guard let journal = try Journal.read(in: root, files: files) else {
            guard try files.kind(of: folder) != nil else {
                // A run that was interrupted at its very beginning leaves an empty folder `.belvedere`.
                return try removeIfEmpty(root + "/.belvedere")
            }
            // There is no journal, so the run has not changed the project yet. The file `process` contains the number of the run's process
            // and a line break. Without the line break the number is incomplete, because the run was interrupted while writing it.
            if let owner = try files.text(of: folder + "/process"), owner.hasSuffix("\n"), let process = Int32(owner.dropLast()) {
                try refuseIfAlive(process, otherwise: "remove \"\(Journal.folder)\"")
            }
            try files.removeTree(folder)
            try removeIfEmpty(root + "/.belvedere")
            return true
        }
        try refuseIfAlive(
            journal.process, otherwise: "compare the files with your last commit, then remove \"\(Journal.path)\" and \"\(Journal.folder)\""
        )
        for step in journal.steps {
            let hash = try self.hash(of: root + "/" + step.path)
            if hash != step.before, hash != step.after {
                throw GenerationError(
                    "journal.changed",
                    """
                    An earlier run was interrupted, and "\(step.path)" was changed since. Compare the files with your last commit, then \
                    remove "\(Journal.path)" and "\(Journal.folder)".
                    """
                )
            }
        }
        for (index, step) in journal.steps.enumerated() { try run(step, index, in: root) }
        try finish(journal, in: root)
        return true
    }

    /// Carries out the plan. It must have no conflicts.
    ///
    /// - Throws: ``GenerationError`` if a step fails. The project then has its old content.
    public func apply(_ plan: Plan) throws {
        let changes = plan.changes
        if changes.isEmpty { return }
        if let conflict = plan.conflicts.first {
            throw GenerationError(
                "plan.conflict", "\"\(conflict.path)\" is there and was not written by this program. Pass --force to replace it.")
        }
        for change in changes {
            try refuseLinks(change.path, in: plan.root)
            if try hash(of: plan.root + "/" + change.path) != change.before.map({ FNVDigest.digits(of: $0) }) {
                throw GenerationError("plan.changed", "\"\(change.path)\" was changed in the meantime. Run the command again.")
            }
        }
        let journal = Journal(
            process: ProcessInfo.processInfo.processIdentifier,
            steps: changes.map {
                Journal.Step(
                    path: $0.path, before: $0.before.map { FNVDigest.digits(of: $0) }, after: $0.after.map { FNVDigest.digits(of: $0) })
            },
            folders: try missingFolders(for: changes, in: plan.root)
        )
        try begin(journal, changes, in: plan.root)
        do {
            for (index, step) in journal.steps.enumerated() { try run(step, index, in: plan.root) }
        } catch {
            try takeBack(journal, in: plan.root)
            throw error
        }
        try finish(journal, in: plan.root)
    }

    // MARK: Steps

    /// Writes all new and old bytes to the folder `.belvedere/transaction`, and then the journal.
    private func begin(_ journal: Journal, _ changes: [PlannedFile], in root: String) throws {
        let folder = root + "/" + Journal.folder
        if try files.kind(of: folder) != nil {
            throw GenerationError("journal.busy", "Another run is changing this project. Wait for it to end, and run the command again.")
        }
        let made = try files.makeFolders(root + "/.belvedere")
        do {
            // If two runs start at the same time, one of them fails here, because only one can create the folder.
            try files.makeFolder(folder)
        } catch {
            for folder in made.reversed() { _ = try? removeIfEmpty(folder) }
            throw error
        }
        do {
            try files.write(Array("\(journal.process)\n".utf8), to: folder + "/process")
            for (index, change) in changes.enumerated() {
                if let after = change.after { try files.write(after, to: "\(folder)/new-\(index)") }
                if let before = change.before { try files.write(before, to: "\(folder)/old-\(index)") }
            }
            try files.write(try journal.bytes(), to: folder + "/journal")
            try files.rename(folder + "/journal", to: root + "/" + Journal.path)
        } catch {
            // Remove the written bytes, because nothing needs them now. An error of this removal is ignored, because the first error is the
            // important one.
            try? files.removeTree(folder)
            for folder in made.reversed() { try? files.remove(folder) }
            throw error
        }
    }

    /// Changes one file of the journal from its old to its new content. Does nothing if the file already has the new content.
    private func run(_ step: Journal.Step, _ index: Int, in root: String) throws {
        let path = root + "/" + step.path
        let isDone = try hash(of: path) == step.after
        if step.after == nil {
            if !isDone { try files.remove(path) }
            // Remove the folders that are now empty. An interrupted run may have removed the file but not its folder.
            var folder = Path.parent(of: step.path)
            while !folder.isEmpty {
                let isGone = try files.kind(of: root + "/" + folder) == nil
                if try !isGone && !removeIfEmpty(root + "/" + folder) { break }
                folder = Path.parent(of: folder)
            }
        } else if !isDone {
            try files.makeFolders(Path.parent(of: path))
            try files.rename("\(root)/\(Journal.folder)/new-\(index)", to: path)
        }
    }

    private func takeBack(_ journal: Journal, in root: String) throws {
        for (index, step) in journal.steps.enumerated() {
            let path = root + "/" + step.path
            if try hash(of: path) == step.before { continue }
            if step.before == nil {
                try files.remove(path)
            } else {
                try files.makeFolders(Path.parent(of: path))
                try files.rename("\(root)/\(Journal.folder)/old-\(index)", to: path)
            }
        }
        for folder in journal.folders.reversed() where folder != ".belvedere" { try removeIfEmpty(root + "/" + folder) }
        try finish(journal, in: root)
    }

    private func finish(_ journal: Journal, in root: String) throws {
        // Remove the journal first. Without a journal, the folder of the run counts as unused data, and the next run removes it.
        try files.remove(root + "/" + Journal.path)
        try files.removeTree(root + "/" + Journal.folder)
        try removeIfEmpty(root + "/.belvedere")
    }

    // MARK: Looking

    private func hash(of path: String) throws -> String? {
        try files.kind(of: path) == nil ? nil : FNVDigest.digits(of: try files.read(path))
    }

    @discardableResult
    private func removeIfEmpty(_ folder: String) throws -> Bool {
        guard try files.kind(of: folder) == .folder, try files.names(in: folder).isEmpty else { return false }
        try files.remove(folder)
        return true
    }

    private func missingFolders(for changes: [PlannedFile], in root: String) throws -> [String] {
        var missing: Set<String> = []
        for change in changes where change.after != nil {
            var folder = Path.parent(of: change.path)
            while !folder.isEmpty, try files.kind(of: root + "/" + folder) == nil {
                missing.insert(folder)
                folder = Path.parent(of: folder)
            }
        }
        return missing.sorted()
    }

    /// Throws if the path or a folder above it is a symbolic link, because a link could lead out of the project. Also throws if a file and
    /// a folder would have the same path.
    private func refuseLinks(_ path: String, in root: String) throws {
        var part = try Path.relative(path)
        while !part.isEmpty {
            let kind = try files.kind(of: root + "/" + part)
            if kind == .link {
                throw GenerationError(
                    "path.link", "\"\(part)\" is a link, and it could lead out of the project. Nothing is written through it.")
            }
            if part == path, kind == .folder {
                throw GenerationError("path.folder", "\"\(part)\" is a folder, so no file can have this name.")
            }
            if part != path, kind == .file { throw GenerationError("path.file", "\"\(part)\" is a file, so no folder can have this name.") }
            part = Path.parent(of: part)
        }
    }

    private func refuseIfAlive(_ process: Int32, otherwise remedy: String) throws {
        if process != ProcessInfo.processInfo.processIdentifier, kill(process, 0) == 0 || errno == EPERM {
            throw GenerationError(
                "journal.busy",
                "Another run (process \(process)) is changing this project. Wait for it to end. If it is not a run of this program, \(remedy)."
            )
        }
    }
}
