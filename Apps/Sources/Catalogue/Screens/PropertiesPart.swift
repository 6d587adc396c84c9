internal import Belvedere
internal import BelvedereBinding

/// The part of a page with its sample: the panel of properties, the live example, and the words of a screen reader. All follow the panel
/// at once.
final class PropertiesPart: Stack {
    init(_ sample: PageSample, on page: PageName) {
        let live = sample.make(), properties = Dynamic(live.properties)
        let example = Stack(.vertical, style: .group, [live.view])
        example.accessibilityName = CatalogueTexts.turnedExample
        let spoken = SpokenWords("", of: CatalogueTexts.turnedExample)
        super.init(
            .vertical, spacing: .small,
            [
                Label(CatalogueTexts.properties, style: .headline),
                Grid(columnsOfAtLeast: 39, [Stack(example, spoken), PropertiesPanel(properties)]),
            ])
        properties.bindAndFire(to: self) { _, turned in
            live.show(turned)
            spoken.text = SpokenExample.text(of: page, turned)
        }
    }
}
