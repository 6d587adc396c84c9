import Foundation

/// Two commands instead of the one that links a program: one for a library of everything that the package itself does not contain, and one
/// for the program.
struct SplitLink: Equatable {
    /// The commands, in the form of SwiftPM's file.
    let text: String
    /// The object files of the library, one quoted path in a line.
    let objects: String

    /// Splits a command.
    ///
    /// - Parameters:
    ///   - block: The lines of the command.
    ///   - ownFolders: The folders with the object files of the package itself.
    ///   - objectList: The path of a file that will contain ``objects``.
    /// - Returns: Nil if the command has another form, or if the library or the program would have no object file.
    init?(_ block: [Substring], ownFolders: Set<Substring>, objectList: String) {
        let inputs = QuickManifest.list("inputs", of: block), arguments = QuickManifest.list("args", of: block)
        func isOther(_ input: String) -> Bool { input.hasSuffix(".o") && !ownFolders.contains(QuickManifest.folder(of: input)) }
        let others = inputs.filter(isOther), rest = inputs.filter { !isOther($0) }, own = rest.filter { $0.hasSuffix(".o") }
        guard let name = block.first, let program = QuickManifest.list("outputs", of: block).first, !own.isEmpty, !others.isEmpty,
            arguments.contains("-emit-executable"), arguments.contains(where: Self.isObjectList)
        else { return nil }
        let file = "libbelvedere-dev-\(program.split(separator: "/").last ?? "").so"
        let library = "\(QuickManifest.folder(of: program))/\(file)"
        let linkLibrary = Self.withoutEntry(arguments).flatMap { argument -> [String] in
            switch argument {
            case program: [library]
            case "-emit-executable": ["-emit-library", "-use-ld=lld", "-Xlinker", "-soname=\(file)"]
            default: Self.isObjectList(argument) ? ["@" + objectList] : [argument]
            }
        }
        let linkProgram = arguments.flatMap { Self.isObjectList($0) ? own + [library] : [$0] }
        text =
            Self.command("  \"C.\(file)\":", inputs: others + [objectList], output: library, arguments: linkLibrary)
            + Self.command(String(name), inputs: rest + [library], output: program, arguments: linkProgram)
        // The compiler splits the lines of such a file at spaces.
        objects = others.map { "'\($0.replacing("'", with: "'\\''"))'\n" }.joined()
    }

    private static func isObjectList(_ argument: String) -> Bool { argument.hasPrefix("@") && argument.hasSuffix("Objects.LinkFileList") }

    /// Returns the arguments without those that name the function with which a program starts.
    private static func withoutEntry(_ arguments: [String]) -> [String] {
        let entry = ["-Xlinker", "--defsym", "-Xlinker"]
        guard let start = arguments.firstRange(of: entry), start.upperBound < arguments.count else { return arguments }
        return Array(arguments[..<start.lowerBound] + arguments[(start.upperBound + 1)...])
    }

    private static func command(_ name: String, inputs: [String], output: String, arguments: [String]) -> String {
        """
        \(name)
            tool: shell
            inputs: \(list(inputs))
            outputs: \(list([output]))
            description: "Linking \(output)"
            args: \(list(arguments))

        """
    }

    private static func list(_ strings: [String]) -> String {
        "[" + strings.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }.joined(separator: ",") + "]"
    }
}
