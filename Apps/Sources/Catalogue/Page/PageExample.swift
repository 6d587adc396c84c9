internal import Belvedere

/// A view in one of its states, live, with its code.
struct PageExample {
    /// The name of the shown state.
    let title: String
    /// The closure that makes the view for the screen that contains it.
    let make: (CatalogueStage) -> View
    /// The place of the code of ``make`` in its source file, so that the page can show the code.
    let source: ExampleSource

    /// Creates an example that needs no screen.
    ///
    /// - Parameters:
    ///   - title: the name of the shown state.
    ///   - fileID: the caller's file; leave it out.
    ///   - line: the caller's line; leave it out.
    ///   - make: makes the view. The catalogue shows the lines of this closure, so begin them on a new line after the brace.
    init(_ title: String, fileID: String = #fileID, line: Int = #line, _ make: @escaping () -> View) {
        self.init(title, fileID: fileID, line: line) { _ in make() }
    }

    /// Creates an example whose closure needs its screen, to show something on it or to open another screen.
    init(_ title: String, fileID: String = #fileID, line: Int = #line, _ make: @escaping (CatalogueStage) -> View) {
        self.title = title
        self.make = make
        source = ExampleSource(fileID: fileID, line: line)
    }
}
