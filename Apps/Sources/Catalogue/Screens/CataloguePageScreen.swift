internal import Belvedere

/// The screen of one page: its examples, each live next to its code, and the keys of the views.
final class CataloguePageScreen: CatalogueStage {
    init(_ page: CataloguePage, router: Router<CatalogueRoute>) {
        super.init(title: page.title, router: router)
        let examples = page.examples.enumerated().map { number, example in part(example, number, of: page) }
        content = Stack(
            .vertical, spacing: .large, [Label(page.summary)] + examples + (page.keys.isEmpty ? [] : [Self.table(of: page.keys)]))
    }

    private func part(_ example: PageExample, _ number: Int, of page: CataloguePage) -> View {
        let view = example.make(self)
        // The texts of an example are in English, as in its code.
        view.accessibilityLanguage = "en"
        let live = Stack(.vertical, style: .group, [view])
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
                                SpokenExample.text(of: number, on: page.name), title: CatalogueTexts.whatScreenReaderSays(example.title),
                                copying: nil
                            )),
                        CodeBlock(example.source.code, title: example.source.title, language: .swift),
                    ]),
            ])
    }

    private static func table(of keys: [CatalogueKey]) -> View {
        let cells = keys.flatMap { key in
            let names = key.keys.split(separator: ", ").map { "`\($0)`" }.joined(separator: ", ")
            return [Label(AttributedText(markdown: names)), Label(key.effect)]
        }
        return Stack(
            .vertical, spacing: .small,
            [
                Label(CatalogueTexts.keys, style: .headline), Stack(.vertical, style: .group, [Grid(columns: [.fit, .fill], cells)]),
            ])
    }
}
