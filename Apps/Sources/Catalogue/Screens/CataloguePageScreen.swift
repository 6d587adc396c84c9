internal import Belvedere

/// The screen of one page: the properties that a person can turn, the examples, each live next to its code, the keys of the views, and the
/// way to the pages before and after it.
final class CataloguePageScreen: CatalogueStage {
    init(_ page: CataloguePage, router: Router<CatalogueRoute>) {
        super.init(title: page.title, router: router)
        let examples = page.examples.enumerated().map { number, example in part(example, number, of: page) }
        let properties = page.sample.map { [PropertiesPart($0, on: page.name)] } ?? []
        let keys = page.keys.isEmpty ? [] : [Self.table(of: page.keys)]
        content = Stack(.vertical, spacing: .large, [Label(page.summary)] + properties + examples + keys + [neighbours(of: page)])
    }

    /// Returns the buttons that lead to the previous and to the next page of the list.
    private func neighbours(of page: CataloguePage) -> View {
        let all = CataloguePage.all, place = all.firstIndex { $0.name == page.name } ?? 0
        func button(to index: Int, _ title: (String) -> String) -> View? {
            guard all.indices.contains(index) else { return nil }
            let neighbour = all[index].name
            return Button(title(all[index].title)) { [router] in router.replaceTop(with: .page(neighbour)) }
        }
        let buttons = [button(to: place - 1, CatalogueTexts.previousView), Spacer(), button(to: place + 1, CatalogueTexts.nextView)]
        return Stack(.horizontal, buttons.compactMap(\.self))
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
                    columnsOfAtLeast: 39,
                    [
                        Stack(live, SpokenWords(SpokenExample.text(of: number, on: page.name), of: example.title)),
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
