public import Belvedere

/// A diagram of points over two scales. It is an element that the apps define; `scatter-chart.js` draws it.
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
    /// The text of the horizontal axis, such as "Age". `vertical` is the text of the vertical axis.
    public static let horizontal = ElementProperty<String>("horizontal")
    public static let vertical = ElementProperty<String>("vertical")
    /// The legend: the meaning of a point. `line` is the meaning of the dotted line, which connects the averages.
    public static let point = ElementProperty<String>("point")
    public static let line = ElementProperty<String>("line")

    /// The event for a chosen point. It carries the number of the point.
    public static let pick = ElementEvent<Int>("pick")
}
