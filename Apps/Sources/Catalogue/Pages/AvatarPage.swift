internal import Belvedere

extension CataloguePage {
    /// Pictures of people.
    static var avatar: CataloguePage {
        CataloguePage(
            .avatar, "Avatar", in: .pictures, of: [.avatar], "A person: their picture, or the first letters of their name.",
            [
                Example("Beside the name, as decoration") {
                    Stack(
                        .horizontal, Avatar("Ada Lovelace"),
                        Stack(Label("Ada Lovelace"), Label("Online", style: .detail))
                    )
                },
                Example("Alone, with a name") {
                    let avatar = Avatar("Grace Hopper")
                    avatar.accessibilityName = "Grace Hopper"
                    return avatar
                },
            ])
    }
}
