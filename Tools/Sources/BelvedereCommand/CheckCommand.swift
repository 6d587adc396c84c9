import Architecture
import ArgumentParser
import Foundation

/// `belvedere check`.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check that each part of a screen stays within its role.",
        discussion: """
            It reads Swift files, finds out which types are views, view models, presenters and so on, and tells where one does \
            what is another's work. It needs no build.

            Ends with
              0  nothing breaks a rule; there may be warnings
              1  something breaks a rule
              2  the configuration or the command line cannot be meant so
              3  something could not be read, so a clean result would say too much; or the report could not be written
            """,
        subcommands: [RunCheckCommand.self, InitCommand.self],
        defaultSubcommand: RunCheckCommand.self
    )
}
