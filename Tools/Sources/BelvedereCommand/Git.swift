import ArgumentParser
import Foundation

/// Asks git for changed files.
struct Git {
    let root: URL

    /// The files that differ from a revision, including untracked ones. Paths start at the root of the project.
    func changedFiles(since revision: String) throws -> Set<String> {
        guard !revision.hasPrefix("-") else { throw ValidationError("\"\(revision)\" is no revision.") }
        let changed = try run(["diff", "--name-only", "--relative", "-z", revision, "--"])
        let new = try run(["ls-files", "--others", "--exclude-standard", "-z"])
        return Set((changed + new).split(separator: "\0").map(String.init))
    }

    /// The files that the next commit changes. Paths start at the root of the project.
    func stagedFiles() throws -> Set<String> {
        Set(try run(["diff", "--cached", "--name-only", "--relative", "-z"]).split(separator: "\0").map(String.init))
    }

    /// The path of the folder from the root of its repository. Empty if they are the same, or if there is no repository.
    var folder: String {
        var above = root.resolvingSymlinksInPath().standardizedFileURL
        var parts: [String] = []
        while above.path != "/" {
            if FileManager.default.fileExists(atPath: above.appending(path: ".git").path) { return parts.reversed().joined(separator: "/") }
            parts.append(above.lastPathComponent)
            above.deleteLastPathComponent()
        }
        return ""
    }

    private func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", root.path] + arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch { throw ValidationError("\"--affected\" and \"--staged\" need git, which cannot be started.") }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason =
                String(decoding: complaint, as: UTF8.self).split(separator: "\n").first.map(String.init)
                ?? "it ended with \(process.terminationStatus)"
            throw ValidationError("git cannot tell what changed: \(reason)")
        }
        return String(decoding: text, as: UTF8.self)
    }
}
