internal import Belvedere
internal import SevenGUIs

/// A list of apps that belong together. In browsers, the server has such a page without an app.
final class GroupScreen: Screen {
    init(title: String, of applications: [BelvedereApp]) {
        let cards = applications.map { application in
            Stack(
                .vertical, style: .group, spacing: .small,
                [Link(application.name, toPage: application.path), Label(application.summary, style: .detail)])
        }
        super.init(title: title, content: Grid(columnsOfAtLeast: 34, spacing: .medium, cards))
    }
}

extension BelvedereApp {
    /// Returns the lists of apps to which the front page links.
    static func groups(of applications: [BelvedereApp]) -> [BelvedereApp] {
        func members(_ path: String) -> [BelvedereApp] { applications.filter { $0.path.hasPrefix(path + "/") } }
        let tasks = members(SevenGUIs.path), looks = members("/themes")
        return [
            BelvedereApp("7GUIs", path: SevenGUIs.path) { _ in Window(GroupScreen(title: "7GUIs", of: tasks)) },
            BelvedereApp(GalleryTexts.lookTitle, path: "/themes") { _ in Window(GroupScreen(title: GalleryTexts.lookTitle, of: looks)) },
        ]
    }
}
