internal import Belvedere

extension CataloguePage {
    /// The page with views below or next to each other.
    static var stack: CataloguePage {
        CataloguePage(
            .stack, "Stack", in: .layout, of: [.stack, .spacer, .divider], CatalogueTexts.putsViewsBelowBesideEach,
            sample: PageSample(spacing: \.spacing) { Stack(Label("Breakfast"), Label("Lunch"), Label("Dinner")) },
            [
                PageExample(CatalogueTexts.belowEachOther) {
                    Stack(Label("One"), Label("Two"), Label("Three"))
                },
                PageExample(CatalogueTexts.besideEachOtherRoomBetween) {
                    Stack(.horizontal, Label("Total"), Spacer(), Label("12 €", style: .headline))
                },
                PageExample(CatalogueTexts.spacingAlignmentLines) {
                    Stack(
                        .horizontal, spacing: .large, alignment: .center,
                        Label("37", style: .title), Divider(), Label("degrees", style: .detail)
                    )
                },
                PageExample(CatalogueTexts.groupStandsApart) {
                    Stack(
                        .vertical, style: .group, spacing: .small,
                        [
                            Label("Ada Lovelace", style: .headline), Divider(), Label("Mathematician"),
                        ])
                },
                PageExample(CatalogueTexts.nameSeveralThings) {
                    let address = Stack(Label("Mannerheimintie 1"), Label("00100 Helsinki"))
                    address.accessibilityName = "Address"
                    return address
                },
            ])
    }
}
