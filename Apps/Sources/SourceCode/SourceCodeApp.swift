public import Belvedere

extension BelvedereApp {
    /// Returns the app that shows the source code of the kit and of the apps from which this program was built.
    ///
    /// - Parameter manual: the address of a file's page in the manual; `nil` if there is none.
    public static func sourceCode(manual: @escaping @Sendable (PublishedFile) -> String? = { _ in nil }) -> BelvedereApp {
        BelvedereApp(SourceCodeTexts.title, path: SourceLibrary.path, summary: SourceCodeTexts.appSummary) { _ in
            let router = Router(root: SourceCodeRoute.list)
            return Window(router) { route in
                switch route {
                case .list: SourceListScreen(viewModel: SourceListViewModel(library: .shared, router: router))
                case .file(let module, let name):
                    SourceLibrary.shared.file(name, in: module).map { SourceFileScreen($0, library: .shared, manual: manual($0)) }
                }
            }
        }
    }
}
