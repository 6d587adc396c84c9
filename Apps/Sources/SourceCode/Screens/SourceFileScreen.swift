internal import Belvedere

/// The screen of one file, with links to its page in the manual and to the other files of its module.
final class SourceFileScreen: Screen {
    /// - Parameter manual: the address of the file's page in the manual; `nil` if there is none.
    init(_ file: PublishedFile, library: SourceLibrary, manual: String? = nil) {
        let others = library.files(of: file.module).filter { $0 != file }.map { Link($0.name, toPage: $0.address) }
        let page = manual.map { [Link(SourceCodeTexts.inManual(file.subject), toPage: $0)] } ?? []
        super.init(
            title: file.name,
            content: Stack(
                .vertical, spacing: .large,
                page + [
                    CodeBlock(file.text, title: file.path, language: file.isArticle ? nil : .swift, showsLineNumbers: true)
                ] + (others.isEmpty ? [] : [Section(SourceCodeTexts.beside(file.module), [Grid(columnsOfAtLeast: 28, others)])])))
    }
}
