import Architecture
import ArgumentParser
import Foundation

/// `belvedere check`. All but `belvedere check init` is ``RunCheckCommand``.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: RunCheckCommand.configuration.abstract,
        subcommands: [RunCheckCommand.self, InitCommand.self],
        defaultSubcommand: RunCheckCommand.self
    )
}
