internal import Belvedere

/// The examples of a page, each live beside its code, and the keys.
final class CataloguePageScreen: CatalogueStage {
    init(_ page: CataloguePage, router: Router<CatalogueRoute>) {
        super.init(title: page.title, router: router)
        let examples = page.examples.enumerated().map { number, example in part(example, number, of: page) }
        content = Stack(
            .vertical, spacing: .large, [Label(page.summary)] + examples + (page.keys.isEmpty ? [] : [Self.table(of: page.keys)]))
    }

    private func part(_ example: Example, _ number: Int, of page: CataloguePage) -> View {
        let live = Stack(.vertical, style: .group, [example.make(self)])
        live.accessibilityName = example.title
        return Stack(
            .vertical, spacing: .small,
            [
                Label(example.title, style: .headline),
                Grid(
                    columnsOfAtLeast: 48,
                    [
                        Stack(
                            live,
                            CodeBlock(
                                SpokenExample.text(of: number, on: page.name), title: "What a screen reader says of “\(example.title)”",
                                copying: nil
                            )),
                        CodeBlock(example.source.code, title: example.source.title, language: .swift),
                    ]),
            ])
    }

    private static func table(of keys: [CatalogueKey]) -> View {
        let cells = keys.flatMap { key in
            let names = key.keys.split(separator: ", ").map { "`\($0)`" }.joined(separator: ", ")
            return [Label(AttributedText(marked: names)), Label(key.effect)]
        }
        return Stack(
            .vertical, spacing: .small,
            [
                Label("Keys", style: .headline), Stack(.vertical, style: .group, [Grid(columns: [.fit, .fill], cells)]),
            ])
    }
}
