import SwiftFacts

/// Changes the main file of the program that shows the screens in a browser.
struct ProgramEdits {
    /// The target of the program.
    let target: ManifestTarget
    /// The expression for the app in the main file, such as `.habits`.
    let application: String
    private let path: String
    private let call: HostCall

    /// Finds the program for the screens of a target.
    ///
    /// - Throws: ``GenerationError`` if there is none, or if its main file has a form that this program does not change.
    init(of screens: ManifestTarget, in project: PackageProject) throws {
        let programs = project.manifest.targets.filter { target in
            target.kind == "executableTarget" && target.dependencies.contains("BelvedereBrowser")
                && (target.name == screens.name || target.dependencies.contains(screens.name))
        }
        guard let target = programs.first, programs.count == 1 else {
            let found = programs.isEmpty ? "has no program" : "has several programs: \(programs.map(\.name).joined(separator: ", "))"
            throw GenerationError(
                "program.one",
                """
                The package \(found). A login belongs to the one program that shows the screens of "\(screens.name)" in a browser: an \
                executable target that depends on it and on the product "BelvedereBrowser". "belvedere new" makes a package with one.
                """)
        }
        let calls = try project.sources(of: target).compactMap { source in HostCall(source: source.text).map { (source.path, $0) } }
        guard let (path, call) = calls.first, calls.count == 1 else {
            throw GenerationError(
                "program.form",
                """
                The program "\(target.name)" has no call of the form "await BrowserHost([.habits]).main()", to which this template adds its \
                arguments. Add the login by hand, as the article "Log in" shows.
                """)
        }
        (self.target, self.path, self.call, application) = (target, path, call, call.application)
    }

    /// The insertions into the main file.
    ///
    /// - Throws: ``GenerationError`` if the program decides about admission already.
    func insertions(of program: TemplateProgram, in planning: FilePlanning) throws -> [PlannedInsertion] {
        if call.admission == program.admission, call.routes == program.routes { return [] }
        if call.admission != nil || call.routes != nil {
            throw GenerationError(
                "program.admission",
                """
                The file "\(path)" has an argument "\(call.admission != nil ? "admit" : "adding")" already. Remove it first, or add the login \
                by hand, as the article "Log in" shows.
                """)
        }
        var text = try planning.text(of: path) ?? ""
        guard let edits = call.insertions(before: program.before, admission: program.admission, routes: program.routes) else {
            throw GenerationError(
                "program.form", "The call of \"BrowserHost\" in \"\(path)\" is not on a line of its own below the imports. Move it there.")
        }
        var insertions: [PlannedInsertion] = []
        func add(_ insertion: SourceInsertion) {
            let fitting = insertion.withLineEndings(of: text)
            insertions.append(PlannedInsertion(path: path, insertion: fitting))
            text = fitting.applied(to: text)
        }
        for edit in edits { add(edit) }
        for module in program.imports {
            if let insertion = SourceInsertion.ofImport(module, isPublic: false, in: text) { add(insertion) }
        }
        return insertions
    }
}
