internal import Foundation
internal import TextCompilation

/// Compiles a String Catalog into Swift. The build plug-in `TextCatalogues` runs this program.
///
/// Usage: `TextCompiler HelloTexts.xcstrings HelloTexts.swift`
@main
enum TextCompiler {
    static func main() {
        guard CommandLine.arguments.count == 3 else {
            report("error: TextCompiler takes two paths, that of a String Catalog (.xcstrings) and that of the Swift file to write.")
            exit(2)
        }
        let catalogue = URL(filePath: CommandLine.arguments[1])
        do {
            let source = try CatalogueCompilation.swift(from: Data(contentsOf: catalogue), named: catalogue.lastPathComponent)
            try source.write(to: URL(filePath: CommandLine.arguments[2]), atomically: true, encoding: .utf8)
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
