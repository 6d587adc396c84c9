import Foundation
import SwiftParser
import SwiftSyntax

// Measures the least time that any checker of Swift source needs: it reads and parses each file on one thread, and does nothing else. The
// script that measures `belvedere check` also runs this program, for comparison.
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
    // Use a property of the tree, so that the optimizer cannot remove the parsing.
    nodes += bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)).statements.count }
}
print("\(files.count) files, \(lines) lines, \(nodes) statements")
