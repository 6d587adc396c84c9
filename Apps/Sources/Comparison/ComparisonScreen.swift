internal import Belvedere
internal import BelvedereInspector

/// The screen that shows one app in several architectures side by side.
final class ComparisonScreen: Screen {
    init(_ apps: [ComparedApp], article: String?) {
        let further = article.map { [Link(ComparisonTexts.article, toPage: $0)] } ?? []
        super.init(
            title: ComparisonTexts.title,
            content: Stack(
                .vertical, spacing: .large,
                [Label(ComparisonTexts.summary)]
                    + [Grid(columnsOfAtLeast: 40, spacing: .large, apps.map(Self.card))] + further))
    }

    private static func card(_ app: ComparedApp) -> View {
        let name = ComparisonTexts.structure(app.architecture)
        let figures = app.figures.map { figures in
            [Label(ComparisonTexts.figures(figures.files, figures.lines, figures.testable), style: .detail)]
        }
        return Stack(
            .vertical, style: .group, spacing: .small,
            [Label(app.architecture, style: .headline), Link(ComparisonTexts.open(app.architecture), toPage: app.path)]
                + [app.structure.drawing(named: name)] + words(about: app.architecture).map { Label($0) } + (figures ?? []))
    }

    /// Returns what is special about an architecture, and when to use it.
    private static func words(about architecture: String) -> [String] {
        switch architecture {
        case "MVC": [ComparisonTexts.mvcDiffers, ComparisonTexts.mvcUse]
        case "MVP": [ComparisonTexts.mvpDiffers, ComparisonTexts.mvpUse]
        case "MVVM": [ComparisonTexts.mvvmDiffers, ComparisonTexts.mvvmUse]
        case "VIPER": [ComparisonTexts.viperDiffers, ComparisonTexts.viperUse]
        default: []
        }
    }
}
