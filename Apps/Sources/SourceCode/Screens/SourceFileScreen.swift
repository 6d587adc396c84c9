internal import Belvedere

/// The screen of one file. It links to the file's page in the manual, to the other parts of its app, such as the view model of a
/// screen, and to the tests.
final class SourceFileScreen: Screen {
    /// - Parameter manual: the address of the file's page in the manual; `nil` if there is none.
    init(_ file: PublishedFile, library: SourceLibrary, manual: String? = nil) {
        let page = manual.map { [Link(SourceCodeTexts.inManual(file.subject), toPage: $0)] } ?? []
        let parts: [(title: String, files: [PublishedFile])] =
            [(SourceCodeTexts.beside(file.module), library.files(of: file.module).filter { $0 != file })]
            + library.files(importedBy: file).map { (SourceCodeTexts.imported($0.module), $0.files) }
            + library.tests(of: file.module).map { (SourceCodeTexts.tests($0.module), $0.files) }
        let code = CodeBlock(file.text, title: file.path, language: file.isArticle ? nil : .swift, showsLineNumbers: true)
        code.pages = library.pages(ofTypesIn: file)
        super.init(
            title: file.name,
            content: Stack(
                .vertical, spacing: .large,
                page + [code] + parts.filter { !$0.files.isEmpty }.map { Self.section($0.title, $0.files) }))
    }

    private static func section(_ title: String, _ files: [PublishedFile]) -> View {
        Section(title, [Grid(columnsOfAtLeast: 28, files.map { Link($0.name, toPage: $0.address) })])
    }
}
