import Architecture
import ArgumentParser
import Foundation
import SwiftFacts

/// The file for a report or a picture. The command line gives its path.
struct OutputFile {
    let path: String

    /// Replaces the content of the file. A program that reads the file at the same time gets either the old or the new text.
    ///
    /// - Throws: `ExitCode`, after a message with the reason.
    func write(_ text: String) throws {
        try Self.reporting(path) {
            let data = Data(text.utf8)
            switch FileStatus(path: path, followsLinks: false)?.kind {
            case nil, .file: try data.write(to: URL(filePath: path), options: .atomic)
            // Do not write atomically here: an atomic write would replace a link, a pipe or a device such as `/dev/stdout` with a regular
            // file.
            case .folder, .link, .other: try data.write(to: URL(filePath: path))
            }
        }
    }

    /// Runs a closure that writes a file, and prints the reason if it fails.
    ///
    /// - Throws: `ExitCode`, after a message with the reason.
    static func reporting(_ path: String, _ step: () throws -> Void) throws {
        do { try step() } catch {
            Terminal.complain("\"\(path)\" cannot be written, because \(reason(error)).")
            throw ArgumentParser.ExitCode(Architecture.ExitCode.unreadable.rawValue)
        }
    }

    /// The reason why a file cannot be written, as a text for the end of a message, after the word "because".
    static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        switch Int32(cause.code) {
        case ENOSPC, EDQUOT: return "there is no space left"
        case EISDIR: return "it is a folder"
        case ENOENT, ENOTDIR: return "its folder is not there"
        case EACCES, EPERM: return "you may not write there"
        case EROFS: return "the disk is read-only"
        default: return error.localizedDescription
        }
    }
}
