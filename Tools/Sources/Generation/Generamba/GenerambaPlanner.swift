public import Foundation
import LiquidTemplates
import Suggestions

/// Computes the files that Generamba would write for a module. Generamba is another code generator; this planner reads its `Rambafile` and
/// its templates.
///
/// ```swift
/// let plan = try GenerambaPlanner(folder: "/work/app").plan(GenerambaRequest(template: "viper", name: "Profile"))
/// print(PlanTable(plan))
/// ```
public struct GenerambaPlanner {
    private let folder: String
    private let files: any FileStore
    private let date: Date

    /// - Parameters:
    ///   - folder: The folder that contains the `Rambafile`.
    ///   - date: The date for the headers of the generated files.
    public init(folder: String, files: any FileStore = LocalFiles(), date: Date = Date()) {
        self.folder = folder
        self.files = files
        self.date = date
    }

    /// The plan for a request. Its notes list the settings that this program ignores.
    ///
    /// - Throws: ``GenerationError`` with all problems.
    public func plan(_ request: GenerambaRequest) throws -> Plan {
        guard let text = try files.text(of: folder + "/Rambafile") else {
            throw GenerationError("generamba.missing", "There is no Rambafile in \"\(folder)\".")
        }
        let rambafile = try Rambafile(text)
        try check(request.name)
        let targets = (
            code: request.projectTargets.map(split) ?? rambafile.list("project_targets") ?? rambafile.text("project_target").map { [$0] }
                ?? [],
            tests: request.testTargets.map(split) ?? rambafile.list("test_targets") ?? rambafile.text("test_target").map { [$0] } ?? []
        )
        let values = values(for: request, rambafile, targets)
        let template = try RambaTemplate(
            folder: try templateFolder(request.template, rambafile), name: Path.name(of: request.template), values: values, files: files
        )
        var problems = ProblemList()
        var planning = FilePlanning(root: folder, files: files)
        let codePath = request.modulePath ?? rambafile.text("project_file_path") ?? rambafile.text("project_group_path")
        let testPath = request.testPath ?? rambafile.text("test_file_path") ?? rambafile.text("test_group_path")
        if codePath == nil, !template.codeFiles.isEmpty {
            problems.add(
                "generamba.path", "The Rambafile has no \"project_file_path\", so the folder of the files is unknown.", at: "Rambafile")
        }
        let parts = [(template.codeFiles, codePath, targets.code, true), (template.testFiles, testPath, targets.tests, false)]
        var notes =
            rambafile.notes.isEmpty
            ? []
            : [
                "Settings of the Rambafile that this program does not support:\n"
                    + rambafile.notes.map { "  " + $0 }.joined(separator: "\n")
            ]
        for (list, path, targets, isCode) in parts where !list.isEmpty {
            guard let path, !targets.isEmpty || isCode else {
                if !isCode {
                    notes.append(
                        """
                        The tests of the template are left out, because the Rambafile names no test target or no path for tests. \
                        Generamba did the same.
                        """
                    )
                }
                continue
            }
            for file in list {
                guard let source = file.path else { continue }
                try problems.attempt {
                    let (destination, content) = try render(file, from: source, template, values, request, below: path)
                    try planning.make(destination, content, ownHash: nil)
                }
            }
        }
        try problems.throwIfAny()
        let groups = (template.codeFiles + template.testFiles).filter { $0.path == nil }.map(\.name.trimmingSlashes)
        if !groups.isEmpty {
            notes.append(
                """
                The template has groups without files: \(groups.joined(separator: ", ")). Generamba made an empty folder for each, and this \
                program does not.
                """
            )
        }
        if !template.dependencies.isEmpty {
            notes.append(
                "The code of the template needs these dependencies: \(template.dependencies.joined(separator: ", ")). Add them to your project if they are not in it."
            )
        }
        return Plan(root: folder, files: Array(planning.planned.values), notes: notes)
    }

    // MARK: Parts

    /// The date for the filter `date` of the templates, on the clock of this machine.
    private var moment: LiquidMoment {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        return LiquidMoment(
            year: parts.year ?? 0, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0, minute: parts.minute ?? 0,
            second: parts.second ?? 0)
    }

    private func values(
        for request: GenerambaRequest, _ rambafile: Rambafile, _ targets: (code: [String], tests: [String])
    ) -> [String: LiquidValue] {
        let calendar = Calendar(identifier: .gregorian)
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        func two(_ number: Int?) -> String { ((number ?? 0) < 10 ? "0" : "") + String(number ?? 0) }
        let year = String(parts.year ?? 0)
        let project = rambafile.text("project_name") ?? ""
        let module = rambafile.text("product_module_name") ?? String(project.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return [
            "year": .text(year),
            "date": .text("\(two(parts.day))/\(two(parts.month))/\(year)"),
            "developer": .object(["name": text(request.author ?? rambafile.text("author")), "company": text(rambafile.text("company"))]),
            "module_info": .object([
                "name": .text(request.name), "description": .text(request.summary ?? "\(request.name) module"),
                "project_name": .text(project),
                "product_module_name": .text(module), "project_targets": .list(targets.code.map { .text($0) }),
                "test_targets": .list(targets.tests.map { .text($0) }),
            ]),
            "prefix": text(rambafile.text("prefix")),
            "custom_parameters": .object(request.customParameters.mapValues { .text($0) }),
        ]
    }

    private func render(
        _ file: RambaTemplate.File, from source: String, _ template: RambaTemplate, _ given: [String: LiquidValue],
        _ request: GenerambaRequest, below path: String
    ) throws -> (path: String, text: String) {
        var values = given
        let baseName = Path.name(of: file.name)
        let group = Path.parent(of: file.name)
        if case .object(var module)? = values["module_info"] {
            module["file_basename"] = .text(baseName)
            values["module_info"] = .object(module)
        }
        let nameText = file.customName ?? "{{ prefix }}{{ module_info.name }}{{ module_info.file_basename }}"
        let fileName = try liquid(nameText, values, template, at: file.name)
        // As in Generamba 1.2.2 to 1.5.0, the text of a file can use the whole name of the file, but not the last part of it alone.
        if case .object(var module)? = values["module_info"] {
            module["file_name"] = .text(fileName)
            module["file_basename"] = nil
            values["module_info"] = .object(module)
        }
        let parts = [path.trimmingSlashes, request.name, group, fileName].filter { !$0.isEmpty }
        let destination = try Path.relative(parts.joined(separator: "/"))
        let sourcePath = try Path.relative(source)
        guard let text = try files.text(of: template.folder + "/" + sourcePath) else {
            throw GenerationError("generamba.file", "The template has no file \"\(source)\".")
        }
        return (destination, try liquid(text, values, template, at: source))
    }

    private func liquid(_ text: String, _ values: [String: LiquidValue], _ template: RambaTemplate, at place: String) throws -> String {
        do {
            return try LiquidTemplate(text).render(values, now: moment) { name in
                guard let path = try? Path.relative("snippets/" + name + ".liquid") else { return nil }
                return try? files.text(of: template.folder + "/" + path)
            }
        } catch {
            throw GenerationError("generamba.liquid", error.text, at: "\(place):\(error.line)")
        }
    }

    private func templateFolder(_ name: String, _ rambafile: Rambafile) throws -> String {
        if name.contains("/") { return name.hasPrefix("/") ? name : folder + "/" + name }
        let reference = rambafile.templates.first { $0.name == name }
        if let local = reference?.local {
            // The `Rambafile` may give the template's folder or the folder that contains it.
            let path = local.hasPrefix("/") ? local : folder + "/" + local
            return try files.kind(of: path + "/" + name) == .folder ? path + "/" + name : path
        }
        // The command `generamba template install` copies templates to this folder.
        let installed = folder + "/Templates/" + name
        if try files.kind(of: installed) == .folder { return installed }
        let known = rambafile.templates.map(\.name)
        if let git = reference?.git {
            throw GenerationError(
                "generamba.template",
                """
                The template "\(name)" comes from \(git). Clone it into "Templates/\(name)", or name its folder with "local:" \
                in the Rambafile.
                """,
                at: "Rambafile")
        }
        throw GenerationError(
            "generamba.template",
            """
            There is no template "\(name)" in the Rambafile or in the folder \
            "Templates".\(Suggestion.sentence(for: name, among: known))
            """,
            at: "Rambafile")
    }

    /// Checks that the name is allowed for types and for files.
    private func check(_ name: String) throws {
        if !SwiftWords.isIdentifier(name) {
            throw GenerationError(
                "name.identifier", "\"\(name)\" cannot be the name of a module. Use letters and digits and begin with a letter.")
        }
        if SwiftWords.reserved.contains(name) {
            throw GenerationError("name.keyword", "\"\(name)\" cannot be a name, because it is a word of Swift. Choose another name.")
        }
    }

    private func text(_ text: String?) -> LiquidValue { text.map { .text($0) } ?? .null }
    private func split(_ text: String) -> [String] { text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
}

extension String {
    fileprivate var trimmingSlashes: String {
        var text = self[...]
        while text.hasPrefix("/") { text.removeFirst() }
        while text.hasSuffix("/") { text.removeLast() }
        return String(text)
    }
}
