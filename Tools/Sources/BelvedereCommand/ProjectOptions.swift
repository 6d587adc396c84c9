import ArgumentParser

/// The options that give the project's folder and the way in which the command reads it. All commands that examine a project share them.
struct ProjectOptions: ParsableArguments {
    @Argument(help: "The folder of the project.", completion: .directory)
    var path = "."

    @Option(
        name: .customLong("config"), help: "The configuration, if it is not \".belvedere.yml\" of the project.",
        completion: .file(extensions: ["yml"]))
    var configurationPath: String?

    @Flag(help: "Read every file anew, and keep nothing for the next run.")
    var noCache = false

    @Flag(help: "Ask the index that the compiler wrote when it built the project, and mark the findings that it confirms.")
    var index = false

    @Option(
        help:
            """
            The index, if it is not that of the newest build in ".build". Xcode keeps it as "Index.noindex/DataStore" of the \
            derived data.
            """,
        completion: .directory)
    var indexStore: String?

    var folder: CheckedFolder {
        CheckedFolder(path: path, configurationPath: configurationPath, noCache: noCache, index: index, indexStore: indexStore)
    }
}
