import ArgumentParser
import Generation

/// The options for generating a module with a template of Generamba, another code generator. Except `--rambafile`, they have the names of
/// Generamba's own options.
struct GenerambaOptions: ParsableArguments {
    @Flag(help: "Generate from a Rambafile and a template of Generamba.")
    var rambafile = false

    @Option(name: .customLong("description"), help: "For Generamba: the purpose of the module.")
    var summary: String?

    @Option(help: "For Generamba: the author, in place of the one in the Rambafile.")
    var author: String?

    @Option(name: .customLong("module_path"), help: "For Generamba: where the files of the code go.")
    var modulePath: String?

    @Option(name: .customLong("module_file_path"), help: "For Generamba: where the files of the code go.")
    var moduleFilePath: String?

    @Option(name: .customLong("test_path"), help: "For Generamba: where the files of the tests go.")
    var testPath: String?

    @Option(name: .customLong("test_file_path"), help: "For Generamba: where the files of the tests go.")
    var testFilePath: String?

    @Option(name: .customLong("project_targets"), help: "For Generamba: the targets of the code, separated by commas.")
    var projectTargets: String?

    @Option(name: .customLong("test_targets"), help: "For Generamba: the targets of the tests, separated by commas.")
    var testTargets: String?

    @Option(
        name: .customLong("custom_parameters"), parsing: .upToNextOption,
        help: ArgumentHelp("For Generamba: values for the template.", valueName: "name:value"))
    var customParameters: [String] = []

    var isUsed: Bool { rambafile }

    func request(template: String, name: String) throws -> GenerambaRequest {
        GenerambaRequest(
            template: template, name: name, summary: summary, author: author, modulePath: modulePath ?? moduleFilePath,
            testPath: testPath ?? testFilePath, projectTargets: projectTargets, testTargets: testTargets,
            customParameters: try customParameters.reduce(into: [:]) { parameters, text in
                let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
                guard parts.count == 2 else {
                    throw GenerationError(
                        problem: "generamba.parameter", "\"\(text)\" is no parameter. Write its name and its value, as in \"view:table\".")
                }
                parameters[parts[0]] = parts[1]
            }
        )
    }
}
