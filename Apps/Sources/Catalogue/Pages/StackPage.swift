internal import Belvedere

extension CataloguePage {
    /// Views below or beside each other.
    static var stack: CataloguePage {
        CataloguePage(
            .stack, "Stack", in: .layout, of: [.stack, .spacer, .divider], "Puts views below or beside each other.",
            [
                Example("Below each other") {
                    Stack(Label("One"), Label("Two"), Label("Three"))
                },
                Example("Beside each other, with room between") {
                    Stack(.horizontal, Label("Total"), Spacer(), Label("12 €", style: .headline))
                },
                Example("Spacing, alignment and lines") {
                    Stack(
                        .horizontal, spacing: .large, alignment: .center,
                        Label("37", style: .title), Divider(), Label("degrees", style: .detail)
                    )
                },
                Example("A group that stands apart") {
                    Stack(
                        .vertical, style: .group, spacing: .small,
                        [
                            Label("Ada Lovelace", style: .headline), Divider(), Label("Mathematician"),
                        ])
                },
                Example("A name for several things") {
                    let address = Stack(Label("Mannerheimintie 1"), Label("00100 Helsinki"))
                    address.accessibilityName = "Address"
                    return address
                },
            ])
    }
}
