internal import Belvedere

/// A view in one of its states, live, with the code that made it.
struct Example {
    /// What there is to see.
    let title: String
    /// Makes the view, for the screen that it is to stand on.
    let make: (CatalogueStage) -> View
    /// The code of ``make``.
    let source: ExampleSource

    /// An example that needs no screen.
    ///
    /// - Parameters:
    ///   - title: what there is to see.
    ///   - fileID: your file; leave it out.
    ///   - line: your line; leave it out.
    ///   - make: makes the view. Its lines are shown, so they stand below the brace.
    init(_ title: String, fileID: String = #fileID, line: Int = #line, _ make: @escaping () -> View) {
        self.init(title, fileID: fileID, line: line) { _ in make() }
    }

    /// An example that shows something on its screen, or leads to another.
    init(_ title: String, fileID: String = #fileID, line: Int = #line, _ make: @escaping (CatalogueStage) -> View) {
        self.title = title
        self.make = make
        source = ExampleSource(fileID: fileID, line: line)
    }
}
