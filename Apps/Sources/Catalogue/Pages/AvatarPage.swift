internal import Belvedere

extension CataloguePage {
    /// The page with pictures of people.
    static var avatar: CataloguePage {
        CataloguePage(
            .avatar, "Avatar", in: .pictures, of: [.avatar], CatalogueTexts.personTheirPictureFirstLetters,
            sample: PageSample(text: \.name, name: \.accessibilityName) { Avatar("Grace Hopper") },
            [
                PageExample(CatalogueTexts.besideNameDecoration) {
                    Stack(
                        .horizontal, Avatar("Ada Lovelace"),
                        Stack(Label("Ada Lovelace"), Label("Online", style: .detail))
                    )
                },
                PageExample(CatalogueTexts.aloneName) {
                    let avatar = Avatar("Grace Hopper")
                    avatar.accessibilityName = "Grace Hopper"
                    return avatar
                },
            ])
    }
}
