import Foundation
import SwiftParser
import SwiftSyntax

// What any checker of Swift source pays at least: every file is read and parsed, on one thread, and nothing else is done.
// The measurement of `belvedere check` runs it beside the command.
guard CommandLine.arguments.count == 2 else {
    print("parse-floor FOLDER")
    exit(2)
}
let root = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
let files =
    FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])?
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
var lines = 0
var nodes = 0
for file in files {
    guard let bytes = try? Data(contentsOf: file) else { continue }
    lines += bytes.count { $0 == UInt8(ascii: "\n") }
    // The tree is looked at, so that the parser cannot be left out.
    nodes += bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)).statements.count }
}
print("\(files.count) files, \(lines) lines, \(nodes) statements")
