public import Belvedere

/// Points over two scales: an element of the apps' own, drawn by `scatter-chart.js`.
///
/// ```swift
/// let chart = ElementView(ScatterChart.element, name: "Salaries by age", fallback: "Two employees")
/// chart.set(ScatterChart.points, to: [ScatterPoint(id: 1, x: 34, y: 52_000, name: "Ann Lee")])
/// ```
public enum ScatterChart {
    public static let module = ElementModule("scatter-chart", source: PackageResources.scatter_chart_js)
    public static let element = CustomElement("scatter-chart", module: module)

    public static let points = ElementProperty<[ScatterPoint]>("points")
    /// The number of the chosen point.
    public static let selection = ElementProperty<Int?>("selection")
    /// What the x and the y stand for.
    public static let horizontal = ElementProperty<String>("horizontal")
    public static let vertical = ElementProperty<String>("vertical")

    /// A person has chosen a point.
    public static let pick = ElementEvent<Int>("pick")
}
