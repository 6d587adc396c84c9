import Architecture
import ArgumentParser
import Foundation
import SwiftFacts

/// A file that the person names for a report or a picture.
struct OutputFile {
    let path: String

    /// Takes the place of what the file held. A reader sees the old text or the new one.
    ///
    /// - Throws: `ExitCode`, after the person was told why.
    func write(_ text: String) throws {
        try Self.reporting(path) {
            let data = Data(text.utf8)
            switch FileStatus(path: path, followsLinks: false)?.kind {
            case nil, .file: try data.write(to: URL(filePath: path), options: .atomic)
            // A new file would take the place of a link, of a pipe or of a device such as `/dev/stdout`.
            case .folder, .link, .other: try data.write(to: URL(filePath: path))
            }
        }
    }

    /// Runs a step that writes a file.
    ///
    /// - Throws: `ExitCode`, after the person was told why.
    static func reporting(_ path: String, _ step: () throws -> Void) throws {
        do { try step() } catch {
            Terminal.complain("'\(path)' cannot be written, because \(reason(error)).")
            throw ArgumentParser.ExitCode(Architecture.ExitCode.unreadable.rawValue)
        }
    }

    /// Why something cannot be written, to follow "because".
    static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        switch Int32(cause.code) {
        case ENOSPC, EDQUOT: return "there is no space left"
        case EISDIR: return "it is a folder"
        case ENOENT, ENOTDIR: return "its folder is not there"
        case EACCES, EPERM: return "you may not write there"
        case EROFS: return "nothing can be written on that disk"
        default: return error.localizedDescription
        }
    }
}
