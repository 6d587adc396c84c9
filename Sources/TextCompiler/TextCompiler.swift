internal import Foundation
internal import TextCompilation

/// Compiles a String Catalog into Swift. The build plug-in `TextCatalogues` runs this program.
///
/// Usage: `TextCompiler HelloTexts.xcstrings HelloTexts.swift`. With the path of a third file, the texts are also written as JSON, which
/// the command `belvedere dev` sends to a running program.
@main
enum TextCompiler {
    static func main() {
        guard [3, 4].contains(CommandLine.arguments.count) else {
            report(
                """
                error: TextCompiler takes two paths, that of a String Catalog (.xcstrings) and that of the Swift file to write. A third \
                one names a file for the texts as JSON.
                """)
            exit(2)
        }
        let catalogue = URL(filePath: CommandLine.arguments[1])
        do {
            let data = try Data(contentsOf: catalogue)
            let source = try CatalogueCompilation.swift(from: data, named: catalogue.lastPathComponent)
            try source.write(to: URL(filePath: CommandLine.arguments[2]), atomically: true, encoding: .utf8)
            guard CommandLine.arguments.count == 4 else { return }
            try CatalogueCompilation.texts(from: data).write(to: URL(filePath: CommandLine.arguments[3]), options: .atomic)
        } catch let faults as CatalogueFaults {
            for fault in faults.all { report(fault.message(in: CommandLine.arguments[1])) }
            exit(1)
        } catch {
            report(
                """
                \(CommandLine.arguments[1]): error: The catalogue could not be compiled: \(error). Check that the file is there and \
                can be read.
                """
            )
            exit(1)
        }
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
