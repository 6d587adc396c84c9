import Foundation
import PackagePlugin

/// Compiles the String Catalogs (`.xcstrings`) of a target into Swift. So the compiler knows the name and the parameters of each
/// text, and a missing text stops the build.
///
/// `HelloTexts.xcstrings` becomes `enum HelloTexts`. `HelloTexts.package.xcstrings` and `HelloTexts.public.xcstrings` become an
/// enum that other targets can use.
@main
struct TextCatalogues: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let catalogues = target.sourceModule?.sourceFiles(withSuffix: "xcstrings").map(\.url) ?? []
        if catalogues.isEmpty {
            Diagnostics.warning(
                "The target \(target.name) uses the plug-in TextCatalogues and has no String Catalog (.xcstrings) beside its sources.")
        }
        let compiler = try context.tool(named: "TextCompiler").url
        return catalogues.map { catalogue in
            let name = catalogue.lastPathComponent.prefix { $0 != "." }
            let result = context.pluginWorkDirectoryURL.appending(path: "\(name)+Catalogue.swift")
            return .buildCommand(
                displayName: "Compile the texts \(catalogue.lastPathComponent)",
                executable: compiler,
                arguments: [catalogue.path(percentEncoded: false), result.path(percentEncoded: false)],
                inputFiles: [catalogue],
                outputFiles: [result]
            )
        }
    }
}
